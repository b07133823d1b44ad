/// The visibility of a value in a message; all values are visible here.
public struct OSLogPrivacy: Sendable {
    /// The treatment of hidden values.
    public enum Mask: Sendable {
        /// As a hash.
        case hash
        /// Not at all.
        case none
    }
    /// As the system decides.
    public static let auto = OSLogPrivacy()
    /// Visible.
    public static let `public` = OSLogPrivacy()
    /// Hidden on Apple's systems.
    public static let `private` = OSLogPrivacy()
    /// Hidden on Apple's systems.
    public static let sensitive = OSLogPrivacy()
    /// Hidden on Apple's systems, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Collects the parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Prepares to collect.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value.
        public mutating func appendInterpolation(_ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
    }

    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A part of an app that writes messages.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger that names no part.
    public init() { log = .default }
    /// Names a part of an app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Creates a logger for a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of an importance.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        if log.isEnabled(type: level) { LogOutput.write(message().text, level, log.subsystem, log.category) }
    }
    /// Writes a usual message.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes a message for debugging.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes a message for debugging.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes a helpful message.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
    /// Writes a usual message.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes a mistake.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes a mistake that ends the app.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
    /// Writes a mistake of several processes.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
