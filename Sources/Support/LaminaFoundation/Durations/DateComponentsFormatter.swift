public import Foundation

/// Writes durations, such as `1:10` or `1 hour, 10 minutes`.
///
/// Linux's Foundation declares the class as unavailable. The names of units come from ICU, in the language of the calendar or the user. The phrases
/// around a duration are in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of units.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers between colons: `9:41:30`; days and longer units have letters.
        case positional
        /// `9h 41m 30s`.
        case abbreviated
        /// `9 hr, 41 min, 30 sec`.
        case short
        /// `9 hours, 41 minutes, 30 seconds`.
        case full
        /// `nine hours, forty-one minutes, thirty seconds`.
        case spellOut
        /// `9hr 41min 30sec`.
        case brief
    }

    /// The treatment of units whose values are 0.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set of options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The positional style drops leading zeros; all other styles drop every zero.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Drops zeros between values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Drops zeros after the last value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops every zero.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Keeps zeros and, in the positional style, writes two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of units; `positional` by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may appear; empty, the default, allows all.
    ///
    /// Other units than years, months, weeks of months, days, hours, minutes and seconds are refused.
    open var allowedUnits: NSCalendar.Unit = [] {
        didSet {
            guard !allowedUnits.subtracting(Self.supported).isEmpty else { return }
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "a DateComponentsFormatter allows years, months, weeks of months, days, hours, minutes and seconds; the old units stay")
            allowedUnits = oldValue
        }
    }
    /// The treatment of zeros.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The largest number of units in a text; 0, the default, sets no limit.
    open var maximumUnitCount = 0
    /// The calendar of the units, and the language of their names; nil takes the user's.
    open var calendar: Calendar? = Calendar.current
    /// The date at which durations begin that have no dates of their own; nil is the first moment of 2001.
    open var referenceDate: Date?
    /// True when `About` stands before a text.
    open var includesApproximationPhrase = false
    /// True when `remaining` stands after a text.
    open var includesTimeRemainingPhrase = false

    private static let supported = DurationUnit.allCases.reduce(into: NSCalendar.Unit()) { $0.insert($1.option) }
    /// The longest duration, in seconds: 30,000 years.
    private static let longest = 1e12

    /// Returns the text of a number of seconds; nil for one that is not finite or longer than 30,000 years.
    open func string(from ti: TimeInterval) -> String? {
        guard abs(ti) <= Self.longest else {
            Diagnostics.report(exception: "NSInvalidArgumentException", detail: "\(ti) seconds have no text of a DateComponentsFormatter; it is nil")
            return nil
        }
        return string(from: start, to: start + ti)
    }

    /// Returns the text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.option) }
        guard unitsStyle != .positional || !Self.haveGap(units) else {
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "Specifying positional units with gaps is ambiguous, and therefore unsupported; the text is nil")
            return nil
        }
        let calendar = calendar ?? .current
        let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        let text = DurationText(
            style: unitsStyle, zeros: zeroFormattingBehavior, unitCount: maximumUnitCount, locale: calendar.locale ?? .current)
        return phrase(text.text(of: units.map { ($0, components.value(for: $0.component) ?? 0) }))
    }

    /// Returns the text of components, whose sum is counted from the reference date.
    open func string(from components: DateComponents) -> String? {
        guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns the text of components; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Returns the text of components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns a formatter with the same properties.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        (copy.unitsStyle, copy.allowedUnits, copy.zeroFormattingBehavior) = (unitsStyle, allowedUnits, zeroFormattingBehavior)
        (copy.maximumUnitCount, copy.calendar, copy.referenceDate) = (maximumUnitCount, calendar, referenceDate)
        copy.includesApproximationPhrase = includesApproximationPhrase
        copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
        return copy
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// True for hours and seconds without minutes.
    private static func haveGap(_ units: [DurationUnit]) -> Bool {
        units.contains(.hour) && units.contains(.second) && !units.contains(.minute)
    }

    private func phrase(_ text: String) -> String {
        (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
