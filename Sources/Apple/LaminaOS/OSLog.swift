public import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// Creates an importance from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates an importance from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Usual.
    public static let `default` = OSLogType(0)
    /// Helpful, not kept.
    public static let info = OSLogType(1)
    /// For debugging, not kept.
    public static let debug = OSLogType(2)
    /// A mistake in the app.
    public static let error = OSLogType(16)
    /// A mistake of several processes.
    public static let fault = OSLogType(17)

    /// True for messages that standard error shows without `LAMINA_LOG=1`.
    var isShown: Bool { rawValue >= OSLogType.error.rawValue || LogOutput.showsAll }

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// A part of an app that writes messages.
///
/// Errors and faults appear on standard error; the others too with `LAMINA_LOG=1` in the environment.
open class OSLog: NSObject, @unchecked Sendable {
    // Sendable because all fields are immutable; open because Apple's class is.
    /// A subject of messages.
    public struct Category: Sendable {
        let name: String
        /// Points at which something happened.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Work at a low level.
        public static let dynamicTracing = Category(name: "DynamicTracing")
    }

    let subsystem: String
    let category: String
    let isOff: Bool

    private init(_ subsystem: String, _ category: String, isOff: Bool) {
        (self.subsystem, self.category, self.isOff) = (subsystem, category, isOff)
        super.init()
    }

    /// Names a part of an app.
    public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isOff: false) }
    /// Names a part of an app with one of the system's subjects.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem, category.name, isOff: false) }

    /// The log of code that names no part.
    public static let `default` = OSLog("", "", isOff: false)
    /// The log that drops all messages.
    public static let disabled = OSLog("", "", isOff: true)

    /// Returns true for messages that are shown.
    open func isEnabled(type: OSLogType) -> Bool { !isOff && type.isShown }
}

/// Writes messages to standard error.
enum LogOutput {
    static let showsAll = ProcessInfo.processInfo.environment["LAMINA_LOG"] == "1"

    static func write(_ text: @autoclosure () -> String, _ type: OSLogType, _ subsystem: String, _ category: String) {
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = "[\(type.name)]" + (place.isEmpty ? "" : " \(place):") + " \(text())\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
}

/// Writes a message with a format; Apple's `%{public}@` and its kin count as `%@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    let format = "\(message)".replacing(/%\{[^}]*\}/) { _ in "%" }
    LogOutput.write(String(format: format, arguments: args), type, log.subsystem, log.category)
}

/// Writes a message with a format; Apple's `%{public}@` and its kin count as `%@`.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    guard log.isEnabled(type: type) else { return }
    let format = "\(message)".replacing(/%\{[^}]*\}/) { _ in "%" }
    LogOutput.write(String(format: format, arguments: args), type, log.subsystem, log.category)
}
