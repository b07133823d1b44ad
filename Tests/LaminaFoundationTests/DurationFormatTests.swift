import Foundation
import LaminaFoundation
import Testing

/// Durations as texts; the styles' examples are those of Apple's documentation of `DateComponentsFormatter`.
struct DurationFormatTests {
    private typealias Style = LaminaFoundation.DateComponentsFormatter.UnitsStyle

    private func formatter(_ locale: String = "en_US") -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        return formatter
    }

    private func text(_ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void) -> String? {
        let formatter = formatter()
        change(formatter)
        return formatter.string(from: seconds)
    }

    /// 9 hours, 41 minutes and 30 seconds.
    private let example: TimeInterval = 9 * 3600 + 41 * 60 + 30

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
        (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
    ])
    func eachStyleHasItsForm(style: DateComponentsFormatter.UnitsStyle, expected: String) {
        #expect(text(example) { $0.unitsStyle = style } == expected)
    }

    @Test func zerosFollowTheBehavior() {
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        let hourAndTenSeconds: TimeInterval = 3610
        func text(_ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ zeros: DateComponentsFormatter.ZeroFormattingBehavior)
            -> String?
        {
            self.text(seconds) { ($0.allowedUnits, $0.unitsStyle, $0.zeroFormattingBehavior) = (units, style, zeros) }
        }
        #expect(text(hourAndTenSeconds, .positional, .default) == "1:00:10")
        #expect(text(hourAndTenSeconds, .abbreviated, .default) == "1h 10s")
        #expect(text(hourAndTenSeconds, .abbreviated, .dropLeading) == "1h 0m 10s")
        #expect(text(hourAndTenSeconds, .abbreviated, .dropMiddle) == "0d 1h 10s")
        #expect(text(3600, .abbreviated, [.dropLeading, .dropTrailing]) == "1h")
        #expect(text(3600, .positional, .pad) == "0d 1:00:00")
        #expect(text(3600, .abbreviated, .pad) == "0d 1h 0m 0s")
        #expect(text(0, .full, .default) == "0 seconds")
        #expect(text(0, .positional, .default) == "0")
    }

    @Test func paddedTimesHaveTwoDigits() {
        #expect(text(65) { ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.hour, .minute, .second], .pad) } == "00:01:05")
        #expect(text(65) { ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.minute, .second], .pad) } == "01:05")
        #expect(text(65) { $0.allowedUnits = [.minute, .second] } == "1:05")
    }

    @Test func unitsAreLimitedFromTheLongest() {
        let seconds: TimeInterval = 6 * 86400 + 4 * 3600 + 180
        #expect(text(seconds) { ($0.unitsStyle, $0.maximumUnitCount) = (.full, 2) } == "6 days, 4 hours")
        #expect(text(seconds) { ($0.unitsStyle, $0.allowedUnits) = (.full, [.hour]) } == "148 hours")
        #expect(text(90) { ($0.unitsStyle, $0.allowedUnits) = (.full, [.minute]) } == "1 minute")
    }

    @Test func longUnitsHaveLettersInThePositionalStyle() {
        #expect(text(86400 + 3661) { $0.allowedUnits = [.day, .hour, .minute, .second] } == "1d 1:01:01")
        #expect(text(-3661) { _ in } == "-1:01:01")
    }

    @Test func datesAndComponentsAreDurationsToo() {
        let formatter = formatter()
        formatter.unitsStyle = .full
        let start = Date(timeIntervalSince1970: 1_767_225_600)
        #expect(formatter.string(from: start, to: start + 86400 * 31) == "1 month")
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 10)) == "1 hour, 10 minutes")
        #expect(formatter.string(from: DateComponents(minute: 70)) == "1 hour, 10 minutes")
        #expect(formatter.string(for: DateComponents(second: 1)) == "1 second")
        #expect(formatter.string(for: 1) == nil)
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .positional) == "2:00:00")
    }

    @Test func theUnitsAreThoseOfTheLanguage() {
        for (locale, expected) in [("de", "1 Stunde und 10 Minuten"), ("fr", "1\u{A0}heure et 10 minutes"), ("ru", "1 час 10 минут")] {
            let formatter = formatter(locale)
            formatter.unitsStyle = .full
            #expect(formatter.string(from: 4200) == expected)
        }
    }

    @Test func phrasesStandAroundTheText() {
        #expect(text(600) { ($0.unitsStyle, $0.includesTimeRemainingPhrase) = (.full, true) } == "10 minutes remaining")
        #expect(text(600) { ($0.unitsStyle, $0.includesApproximationPhrase) = (.full, true) } == "About 10 minutes")
    }

    @Test func otherUnitsAndGapsAreRefused() {
        let formatter = formatter()
        formatter.allowedUnits = [.hour]
        formatter.allowedUnits = [.era]
        #expect(formatter.allowedUnits == [.hour])
        formatter.allowedUnits = [.hour, .second]
        #expect(formatter.string(from: 3661) == nil)
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "Specifying positional units with gaps is ambiguous"))
        for seconds in [TimeInterval.infinity, .nan, 1e300] { #expect(formatter.string(from: seconds) == nil) }
    }

    @Test func aCopyHasTheSameProperties() throws {
        let formatter = formatter()
        (formatter.unitsStyle, formatter.maximumUnitCount) = (.short, 1)
        let copy = try #require(formatter.copy() as? DateComponentsFormatter)
        #expect(copy.string(from: example) == "9 hr")
    }
}
