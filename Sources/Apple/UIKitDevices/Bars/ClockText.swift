import Foundation

/// The time in a status bar: hours and minutes as the locale writes them, without a mark of the half of the day.
enum ClockText {
    /// Returns the text of a time, in the process's time zone.
    static func text(at date: Date, locale: Locale) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        // `J` asks for the locale's hours, 0–23 or 1–12, without AM and PM.
        formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: "Jmm", options: 0, locale: locale) ?? "HH:mm"
        return formatter.string(from: date)
    }
}
