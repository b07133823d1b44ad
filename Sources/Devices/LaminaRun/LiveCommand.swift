import Foundation

/// The tool's request to an app whose run goes on: events, and the time up to which the app runs.
///
/// The app answers with a part of its history.
package struct LiveCommand: Codable, Sendable, Hashable {
    /// Events that are added to those of the run; a time in the past means at once.
    package var events: [RunEvent]
    /// Seconds since the start of the run; a time in the past has no effect.
    package var time: Double

    package init(events: [RunEvent] = [], to time: Double) { (self.events, self.time) = (events, time) }

    /// The form in which the command travels.
    package var json: [UInt8] {
        get throws { Array(try JSONEncoder().encode(self)) }
    }

    /// Reads a command.
    package init(json: [UInt8]) throws { self = try JSONDecoder().decode(LiveCommand.self, from: Data(json)) }
}
