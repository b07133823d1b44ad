import CoreGraphics
import Foundation

/// The wheels of a date picker.
@MainActor
final class DateWheels: NSObject, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    /// The part of a date that a wheel sets.
    private enum Unit {
        case day
        case month
        case year
        case hour
        case minute
        /// Before or after noon.
        case half
        /// A day with its name, around the day that was shown first.
        case namedDay
        /// The hours and minutes of a duration.
        case hours
        case minutes
    }

    /// The number of days on each side of the first shown one.
    private static let namedDays = 5000
    private static let lastYear = 9999

    private unowned let picker: UIDatePicker
    private let wheels = UIPickerView(frame: .zero)
    private let units: [Unit]
    private let firstDay: Date

    init(_ picker: UIDatePicker) {
        self.picker = picker
        units = Self.units(of: picker)
        firstDay = picker.shownCalendar.startOfDay(for: picker.date)
        super.init()
        wheels.dataSource = self
        wheels.delegate = self
    }

    var view: UIView { wheels }
    var naturalSize: CGSize { CGSize(width: 320, height: UIPickerView.naturalHeight) }

    private static func units(of picker: UIDatePicker) -> [Unit] {
        let clock: [Unit] = picker.usesHalfDays ? [.hour, .minute, .half] : [.hour, .minute]
        switch picker.datePickerMode {
        case .time: return clock
        case .date: return order(of: "yMMMMd", picker)
        case .dateAndTime: return [.namedDay] + clock
        case .countDownTimer: return [.hours, .minutes]
        case .yearAndMonth: return order(of: "yMMMM", picker)
        @unknown default: return order(of: "yMMMMd", picker)
        }
    }

    /// The order of day, month and year in the picker's locale.
    private static func order(of template: String, _ picker: UIDatePicker) -> [Unit] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: picker.shownLocale) ?? template
        let places: [(Unit, String.Index?)] = [
            (.day, pattern.firstIndex(of: "d")), (.month, pattern.firstIndex { $0 == "M" || $0 == "L" }), (.year, pattern.firstIndex(of: "y")),
        ]
        return places.filter { $0.1 != nil }.sorted { ($0.1 ?? pattern.endIndex) < ($1.1 ?? pattern.endIndex) }.map(\.0)
    }

    // MARK: Showing

    func show(animated: Bool) {
        for (component, unit) in units.enumerated() { wheels.selectRow(row(of: unit), inComponent: component, animated: animated) }
    }

    private func row(of unit: Unit) -> Int {
        let calendar = picker.shownCalendar
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
        let hour = parts.hour ?? 0
        return switch unit {
        case .day: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? 1) - 1
        case .hour: picker.usesHalfDays ? (hour + 11) % 12 : hour
        case .minute: (parts.minute ?? 0) / picker.minuteInterval
        case .half: hour < 12 ? 0 : 1
        case .namedDay:
            Self.namedDays + (calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: picker.date)).day ?? 0)
        case .hours: Int(clamped: picker.countDownDuration) / 3600
        case .minutes: Int(clamped: picker.countDownDuration) % 3600 / 60 / picker.minuteInterval
        }
    }

    // MARK: UIPickerViewDataSource, UIPickerViewDelegate

    func numberOfComponents(in pickerView: UIPickerView) -> Int { units.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch units[component] {
        case .day: 31
        case .month: 12
        case .year: Self.lastYear
        case .hour: picker.usesHalfDays ? 12 : 24
        case .minute, .minutes: 60 / picker.minuteInterval
        case .half: 2
        case .namedDay: 2 * Self.namedDays
        case .hours: 24
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch units[component] {
        case .namedDay: 130
        case .month: 140
        case .day, .hour, .minute, .half: 50
        case .year: 80
        case .hours, .minutes: 110
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        switch units[component] {
        case .day: "\(row + 1)"
        case .month: picker.formatter("MMMM").standaloneMonthSymbols[row]
        case .year: "\(row + 1)"
        case .hour: picker.usesHalfDays ? "\(row + 1)" : "\(row)"
        case .minute: String(format: "%02d", row * picker.minuteInterval)
        case .half: row == 0 ? picker.formatter("h").amSymbol : picker.formatter("h").pmSymbol
        case .namedDay: title(ofDay: row)
        case .hours: row == 1 ? "1 hour" : "\(row) hours"
        case .minutes: "\(row * picker.minuteInterval) min"
        }
    }

    private func title(ofDay row: Int) -> String {
        let calendar = picker.shownCalendar
        guard let day = calendar.date(byAdding: .day, value: row - Self.namedDays, to: firstDay) else { return "" }
        return calendar.isDateInToday(day) ? "Today" : picker.formatter("EEEMMMd").string(from: day)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        func chosen(_ unit: Unit) -> Int? { units.firstIndex { $0 == unit }.map { wheels.selectedRow(inComponent: $0) } }
        if picker.datePickerMode == .countDownTimer {
            return picker.choose(duration: Double((chosen(.hours) ?? 0) * 3600 + (chosen(.minutes) ?? 0) * picker.minuteInterval * 60))
        }
        let calendar = picker.shownCalendar
        // A year without its era is another one in some calendars.
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: picker.date)
        if let row = chosen(.namedDay), let day = calendar.date(byAdding: .day, value: row - Self.namedDays, to: firstDay) {
            let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
            parts.isLeapMonth = own.isLeapMonth
        }
        if let year = chosen(.year) { parts.year = year + 1 }
        if let month = chosen(.month), month + 1 != parts.month { (parts.month, parts.isLeapMonth) = (month + 1, false) }
        if let day = chosen(.day) { parts.day = day + 1 }
        if let hour = chosen(.hour) { parts.hour = picker.usesHalfDays ? (hour + 1) % 12 + 12 * (chosen(.half) ?? 0) : hour }
        if let minute = chosen(.minute) { parts.minute = minute * picker.minuteInterval }
        picker.choose(calendar.lastValidDate(of: parts) ?? picker.date)
    }
}

extension UIDatePicker {
    /// True when the locale counts hours to twelve.
    var usesHalfDays: Bool { DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: shownLocale)?.contains("a") ?? false }
}

extension Calendar {
    /// The date of components whose day may be after the end of the month, which then is the month's last day.
    fileprivate func lastValidDate(of parts: DateComponents) -> Date? {
        var first = parts
        first.day = 1
        guard let start = date(from: first), let days = range(of: .day, in: .month, for: start) else { return date(from: parts) }
        var valid = parts
        valid.day = min(parts.day ?? 1, days.upperBound - 1)
        return date(from: valid)
    }
}
