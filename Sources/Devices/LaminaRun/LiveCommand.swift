import Foundation

/// The tool's request to an app whose run goes on.
package enum LiveCommand: Codable, Sendable, Hashable {
    /// Adds events to those of the run, and runs to a time in seconds since its start; a time in the past means at once.
    ///
    /// The app answers with a part of its history; with `beginsAnew` its records do not refer to earlier ones.
    case run(events: [RunEvent], to: Double, beginsAnew: Bool = false)
    /// Asks for the CAML document of the layer with a number; the answer is a `LiveDocument`.
    case document(layer: UInt64)

    /// The form in which the command travels.
    package var json: [UInt8] {
        get throws { Array(try JSONEncoder().encode(self)) }
    }

    /// Reads a command.
    package init(json: [UInt8]) throws { self = try JSONDecoder().decode(LiveCommand.self, from: Data(json)) }
}

/// A document that an app has written, or the reason why it could not.
package enum LiveDocument: Codable, Sendable, Hashable {
    case text(String)
    case refused(String)

    /// The form in which the document travels.
    package var json: [UInt8] {
        get throws { Array(try JSONEncoder().encode(self)) }
    }

    /// Reads a document.
    package init(json: [UInt8]) throws { self = try JSONDecoder().decode(LiveDocument.self, from: Data(json)) }
}
