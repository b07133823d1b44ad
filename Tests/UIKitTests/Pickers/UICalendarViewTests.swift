import CoreGraphics
import Foundation
import Testing
import UIKit

/// The calendar of a month.
@MainActor
@Suite struct UICalendarViewTests {
    private final class Ear: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
        var heard: [String] = []
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            dateComponents.day == 12 ? .default(color: .systemRed) : nil
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            heard.append("\(dateComponents?.year ?? 0)-\(dateComponents?.month ?? 0)-\(dateComponents?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents?.day != 13
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            heard.append("+\(dateComponents.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            heard.append("-\(dateComponents.day ?? 0)")
        }
    }

    /// A delegate that forbids to choose some days and to give up others.
    private final class Judge: NSObject, UICalendarSelectionMultiDateDelegate {
        var (fixed, forbidden) = (3, 5)
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
            dateComponents.day != forbidden
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
            dateComponents.day != fixed
        }
    }

    private func calendarView(_ ear: Ear) -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 328))
        var calendar = Calendar(identifier: .gregorian)
        (calendar.timeZone, calendar.firstWeekday) = (.gmt, 1)
        (view.calendar, view.locale, view.delegate) = (calendar, Locale(identifier: "en_US"), ear)
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        view.layoutIfNeeded()
        return view
    }

    /// The buttons of the days, in order.
    private func days(_ view: UICalendarView) -> [UIControl] {
        (view.subviews.first?.subviews ?? []).compactMap { $0 as? UIControl }.filter { !($0 is UIButton) }
    }

    @Test func theDaysOfAMonthStandUnderTheirWeekdays() {
        let view = calendarView(Ear())
        let days = days(view)
        view.subviews.first?.layoutIfNeeded()
        #expect(days.count == 29 && view.visibleDateComponents.month == 2)
        // The first of February 2024 is a Thursday, the fifth column; the 29th is a Thursday of the fifth row.
        let column = (320.0 - 16) / 7
        #expect(abs(days[0].frame.minX - (8 + 4 * column)) < 0.01 && days[0].frame.minY == 64)
        #expect(abs(days[28].frame.minX - (8 + 4 * column)) < 0.01 && days[28].frame.minY == 64 + 4 * 44)
    }

    @Test func aTapChoosesADayThatIsPermitted() {
        let ear = Ear()
        let view = calendarView(ear)
        let selection = UICalendarSelectionSingleDate(delegate: ear)
        view.selectionBehavior = selection
        #expect(days(view).map(\.isEnabled).filter { !$0 }.count == 1 && !days(view)[12].isEnabled)
        days(view)[13].sendActions(for: .touchUpInside)
        #expect(ear.heard == ["2024-2-14"] && selection.selectedDate?.day == 14)
    }

    @Test func severalDaysAreChosenAndGivenUp() {
        let ear = Ear()
        let view = calendarView(ear)
        let selection = UICalendarSelectionMultiDate(delegate: ear)
        view.selectionBehavior = selection
        for day in [3, 4, 3] { days(view)[day - 1].sendActions(for: .touchUpInside) }
        #expect(ear.heard == ["+3", "+4", "-3"] && selection.selectedDates.map(\.day) == [4])
    }

    @Test func theDelegateOfSeveralDaysForbidsToChooseThemOrToGiveThemUp() {
        let (ear, judge) = (Ear(), Judge())
        let view = calendarView(ear)
        let selection = UICalendarSelectionMultiDate(delegate: judge)
        view.selectionBehavior = selection
        func disabled() -> [Int] { days(view).enumerated().filter { !$1.isEnabled }.map { $0.offset + 1 } }
        #expect(disabled() == [5])
        selection.setSelectedDates([3, 4, 5].map { DateComponents(year: 2024, month: 2, day: $0) }, animated: false)
        #expect(disabled() == [3])
        selection.selectedDates = []
        judge.forbidden = 7
        selection.updateSelectableDates()
        #expect(disabled() == [7])
    }

    @Test func theDelegateHearsThatTheUserTurnedToAnotherMonth() throws {
        final class Turns: NSObject, UICalendarViewDelegate {
            var former: [Int?] = []
            func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
                former.append(previousDateComponents.month)
            }
        }
        let (view, turns) = (calendarView(Ear()), Turns())
        view.delegate = turns
        view.visibleDateComponents = DateComponents(year: 2024, month: 5)
        #expect(turns.former == [])
        func buttons() -> [UIButton] { (view.subviews.first?.subviews ?? []).compactMap { $0 as? UIButton } }
        try #require(buttons().max { $0.frame.minX < $1.frame.minX }).sendActions(for: .touchUpInside)
        #expect(turns.former == [5] && view.visibleDateComponents.month == 6)
    }

    @Test func daysOutsideOfTheRangeCannotBeChosenAndDecorationsAreShown() {
        let ear = Ear()
        let view = calendarView(ear)
        let start = view.calendar.date(from: DateComponents(year: 2024, month: 2, day: 10))!
        view.availableDateRange = DateInterval(start: start, duration: 5 * 86_400)
        #expect(days(view).enumerated().filter { $1.isEnabled }.map { $0.offset + 1 } == [10, 11, 12, 13, 14, 15])
        #expect(days(view).map(\.subviews.count).filter { $0 == 3 }.count == 1 && days(view)[11].subviews.count == 3)
        view.wantsDateDecorations = false
        #expect(days(view)[11].subviews.count == 2 && view.delegate === ear)
    }

    @Test func aTapOnTheChosenDayGivesItUp() {
        let ear = Ear()
        let view = calendarView(ear)
        let selection = UICalendarSelectionSingleDate(delegate: ear)
        view.selectionBehavior = selection
        for _ in 0..<2 { days(view)[13].sendActions(for: .touchUpInside) }
        #expect(ear.heard == ["2024-2-14", "0-0-0"] && selection.selectedDate == nil)
    }

    /// A delegate that wants a day.
    private final class Strict: NSObject, UICalendarSelectionSingleDateDelegate {
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents != nil
        }
    }

    @Test func theChosenDayStaysWhenTheDelegateWantsOne() {
        let (view, strict) = (calendarView(Ear()), Strict())
        let selection = UICalendarSelectionSingleDate(delegate: strict)
        view.selectionBehavior = selection
        for _ in 0..<2 { days(view)[13].sendActions(for: .touchUpInside) }
        #expect(selection.selectedDate?.day == 14)
    }

    @Test func theMonthOfAnotherEraIsShown() throws {
        let view = calendarView(Ear())
        var calendar = Calendar(identifier: .japanese)
        calendar.timeZone = .gmt
        view.calendar = calendar
        // November of the second year of Heisei is 1990; the first is a Thursday.
        view.visibleDateComponents = DateComponents(era: 235, year: 2, month: 11)
        view.layoutIfNeeded()
        view.subviews.first?.layoutIfNeeded()
        let first = try #require(days(view).first)
        let column = (320.0 - 16) / 7
        let place = Double((5 - calendar.firstWeekday + 7) % 7)
        #expect(days(view).count == 30 && abs(first.frame.minX - (8 + place * column)) < 0.01)
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        days(view)[6].sendActions(for: .touchUpInside)
        #expect(selection.selectedDate?.era == 235 && selection.selectedDate?.year == 2)
        #expect(calendar.date(from: try #require(selection.selectedDate)) == Date(timeIntervalSince1970: 657_936_000))
    }
}
