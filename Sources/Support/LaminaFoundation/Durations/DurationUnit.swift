import CICU
import Foundation

/// A unit of calendars that `DateComponentsFormatter` writes, from long to short.
enum DurationUnit: String, CaseIterable {
    case year
    case month
    case week
    case day
    case hour
    case minute
    case second

    /// The unit among a formatter's allowed units.
    var option: NSCalendar.Unit { names.option }
    var component: Calendar.Component { names.component }

    private var names: (option: NSCalendar.Unit, component: Calendar.Component) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }

    /// True for the units that the positional style separates by colons.
    var isOfTime: Bool { [.hour, .minute, .second].contains(self) }

    /// Returns a number with the unit's name, by the rules of a language.
    func text(of number: Int, width: Width, locale: String) -> String {
        let text = unsafe ICUText.read { buffer, capacity in
            // Safe because ICU reads the names only during the call, and writes at most `capacity` units.
            unsafe lamina_unit_text(locale, "duration-\(rawValue)", width.rawValue, Int64(number), buffer, capacity)
        }
        return text ?? "\(number) \(rawValue)"
    }

    /// The length of a unit's name, by ICU's word for it.
    enum Width: String {
        case full = "full-name"
        case short
        case narrow

        /// The number that ICU gives to lists of this width.
        var list: Int32 {
            switch self {
            case .full: 0
            case .short: 1
            case .narrow: 2
            }
        }
    }

    /// Joins texts with units to a list, by the rules of a language.
    static func list(_ texts: [String], width: Width, locale: String) -> String {
        let units = texts.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        let all = Array(units.joined())
        let text = unsafe ICUText.read { buffer, capacity in
            // Safe because both arrays outlive the call, and the lengths are those of the texts.
            unsafe lamina_unit_list(locale, width.list, all, lengths, Int32(lengths.count), buffer, capacity)
        }
        return text ?? texts.joined(separator: ", ")
    }
}

/// Texts that functions in C write into a buffer.
enum ICUText {
    /// Returns the text; nil when the function fails or the text is longer than 512 units.
    static func read(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var units = [UInt16](repeating: 0, count: 512)
        let length = unsafe units.withUnsafeMutableBufferPointer { unsafe Int(write($0.baseAddress, Int32($0.count))) }
        return (0...units.count).contains(length) ? String(decoding: units[..<length], as: UTF16.self) : nil
    }
}
