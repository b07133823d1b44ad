import Foundation
import Testing

import UIKit

@MainActor
struct PickerTests {
    private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var heard: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 * (component + 1) }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(component).\(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { heard.append("\(component).\(row)") }
    }

    // Measured on UIKit: the height of the view, the height of a row, the table's height, the rows in a turn, the radius.
    @Test(
        arguments: [
            (120, 32, 195, 13, 65.17395), (150, 32, 225, 15, 75.20071), (300, 32, 375, 24, 125.33452), (400, 32, 475, 30, 158.75706),
            (500, 32, 575, 36, 192.17959), (216, 20, 291, 30, 97.25959), (216, 44, 291, 14, 97.25959), (216, 60, 291, 10, 97.25958),
        ] as [(CGFloat, CGFloat, CGFloat, Int, CGFloat)])
    func theWheelHasTheMeasuredSize(height: CGFloat, rowHeight: CGFloat, table: CGFloat, rows: Int, radius: CGFloat) {
        let wheel = WheelGeometry(height: height, rowHeight: rowHeight)
        #expect(wheel.tableHeight == table)
        #expect(wheel.rowsInTurn == rows)
        #expect(abs(wheel.radius - radius) < 1e-4)
    }

    // Measured on UIKit: the height of a row, its distance from the chosen one, its top and height in a view of 216 points.
    @Test(
        arguments: [
            (32, -4, 9.788762, 7.855536), (32, -3, 17.826364, 17.502341), (32, -1, 61.286789, 30.266152), (32, 0, 92, 32),
            (32, 2, 155.111824, 25.252496), (44, -3, 8.283456, 9.790921), (44, 1, 130.378039, 39.64263), (44, 2, 170.323832, 27.433551),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func rowsLieWhereUIKitPutsThem(rowHeight: CGFloat, distance: CGFloat, top: CGFloat, height: CGFloat) throws {
        let row = try #require(WheelGeometry(height: 216, rowHeight: rowHeight).row(at: distance))
        #expect(abs(row.top - top) < 5e-4)
        #expect(abs(row.height - height) < 5e-4)
    }

    @Test func aPickerOfAbsurdHeightShowsRowsThatAScreenCouldShow() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 1e9))
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .dateAndTime
        picker.layoutIfNeeded()
        let labels = descendants(of: picker, as: UILabel.self).count
        #expect(labels > 100 && labels < 1000)
    }

    @Test func theDelegateGivesComponentsTheirWidthsAndRowsTheirAttributes() throws {
        final class Wide: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { [60, 100, 0][component] }
            func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
                component == 0 ? NSAttributedString(string: "styled \(row)", attributes: [.foregroundColor: UIColor.red]) : nil
            }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                component == 1 ? "plain \(row)" : nil
            }
        }
        let (picker, states) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Wide())
        (picker.dataSource, picker.delegate) = (states, states)
        picker.layoutIfNeeded()
        #expect((0..<4).map { picker.rowSize(forComponent: $0).width } == [60, 100, 0, 0])
        let wheels = picker.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minX < $1.frame.minX }
        // 170 points of columns and gaps in the middle.
        #expect(wheels.map(\.frame.minX) == [75, 140, 245])
        let labels = descendants(of: picker, as: UILabel.self)
        let styled = try #require(labels.first { $0.text == "styled 1" })
        #expect(styled.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(labels.contains { $0.text == "plain 1" } && labels.contains { $0.text == "?" })
    }

    @Test func bandAndComponentsHaveTheMeasuredSizes() {
        let size = CGSize(width: 320, height: 216)
        #expect(WheelGeometry.band(in: size, rowHeight: 20) == CGRect(x: 9, y: 97, width: 302, height: 22))
        #expect(WheelGeometry.band(in: size, rowHeight: 44) == CGRect(x: 9, y: 85, width: 302, height: 46))
        #expect((2...5).map { WheelGeometry.componentWidth(count: $0, width: 320) } == [148, 97, 71, 56])
    }

    @Test func aWheelThatComesBackToItsRowChoosesNothing() {
        let hand = Hand()
        defer { hand.close() }
        let fruit = Fruit()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (fruit, fruit)
        hand.window.addSubview(picker)
        hand.open()
        picker.layoutIfNeeded()
        func drag(_ way: CGFloat) {
            hand.down(80, 108)
            for step in 1...8 { hand.move(80, 108 + way * CGFloat(step) / 8) }
            hand.wait(1)
            hand.move(80, 108 + way)
            hand.up(80, 108 + way)
        }
        drag(-12)
        #expect(fruit.heard == [] && picker.selectedRow(inComponent: 0) == 0)
    }

    @Test func aTapChoosesARowAndTellsTheDelegate() throws {
        let hand = Hand()
        defer { hand.close() }
        let fruit = Fruit()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = fruit
        picker.delegate = fruit
        hand.window.addSubview(picker)
        hand.open()
        picker.layoutIfNeeded()
        #expect(picker.numberOfComponents == 2)
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148, height: 32))
        hand.tap(80, 108 + 32)
        #expect(fruit.heard == ["0.1"])
        #expect(picker.selectedRow(inComponent: 0) == 1)
        picker.selectRow(7, inComponent: 1, animated: false)
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 1) == 7)
        #expect(fruit.heard == ["0.1"])
        #expect((picker.view(forRow: 7, forComponent: 1) as? UILabel)?.text == "1.7")
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? .distantPast }

    private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date("2024-02-29T14:25:00Z")
        return picker
    }

    private func descendants<Kind: UIView>(of view: UIView, as kind: Kind.Type) -> [Kind] {
        view.subviews.flatMap { [$0 as? Kind].compactMap { $0 } + descendants(of: $0, as: kind) }
    }

    @Test func datesStayWithinTheirLimits() {
        let picker = datePicker(.dateAndTime, .wheels)
        picker.minimumDate = date("2024-03-01T00:00:00Z")
        #expect(picker.date == date("2024-03-01T00:00:00Z"))
        picker.maximumDate = date("2024-03-02T00:00:00Z")
        picker.date = date("2030-01-01T00:00:00Z")
        #expect(picker.date == date("2024-03-02T00:00:00Z"))
    }

    @Test func minutesAreRoundedToTheirInterval() {
        let picker = datePicker(.time, .wheels)
        picker.minuteInterval = 15
        picker.date = date("2024-02-29T14:25:00Z")
        #expect(picker.date == date("2024-02-29T14:15:00Z"))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func wheelsShowAndChangeTheDate() throws {
        let picker = datePicker(.date, .wheels)
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        let wheels = try #require(descendants(of: picker, as: UIPickerView.self).first)
        // Month, day, year, as in the United States.
        #expect((0..<3).map { wheels.selectedRow(inComponent: $0) } == [1, 28, 2023])
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        wheels.selectRow(2022, inComponent: 2, animated: false)
        wheels.delegate?.pickerView(wheels, didSelectRow: 2022, inComponent: 2)
        // There is no 29 February 2023.
        #expect(picker.date == date("2023-02-28T14:25:00Z"))
        #expect(events == 1)
    }

    @Test func theStyleIsCompactUnlessTheModeNeedsWheels() {
        #expect(datePicker(.date, .automatic).datePickerStyle == .compact)
        #expect(datePicker(.countDownTimer, .compact).datePickerStyle == .wheels)
        #expect(datePicker(.date, .compact).intrinsicContentSize.height == 34)
    }

    @Test func aCalendarShowsTheDaysOfTheMonth() {
        let picker = datePicker(.date, .inline)
        picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
        picker.layoutIfNeeded()
        let labels = descendants(of: picker, as: UILabel.self).compactMap(\.text)
        #expect(labels.contains("February 2024"))
        #expect(labels.contains("29"))
        #expect(!labels.contains("30"))
    }

    /// Returns the wheels of a date picker, with the chosen rows.
    private func wheels(of picker: UIDatePicker) throws -> (view: UIPickerView, rows: [Int]) {
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        let view = try #require(descendants(of: picker, as: UIPickerView.self).first)
        return (view, (0..<view.numberOfComponents).map { view.selectedRow(inComponent: $0) })
    }

    private func choose(_ row: Int, _ component: Int, of picker: UIDatePicker) throws {
        let view = try wheels(of: picker).view
        view.selectRow(row, inComponent: component, animated: false)
        view.delegate?.pickerView(view, didSelectRow: row, inComponent: component)
    }

    @Test func aClockOfTwelveHoursHasAWheelForTheHalfOfTheDay() throws {
        let picker = datePicker(.time, .wheels)
        #expect(try wheels(of: picker).rows == [1, 25, 1])
        try choose(0, 2, of: picker)
        #expect(picker.date == date("2024-02-29T02:25:00Z"))
        // The row of 12 o'clock is the last one.
        try choose(11, 0, of: picker)
        #expect(picker.date == date("2024-02-29T00:25:00Z"))
        try choose(1, 2, of: picker)
        #expect(picker.date == date("2024-02-29T12:25:00Z"))
        try choose(59, 1, of: picker)
        #expect(picker.date == date("2024-02-29T12:59:00Z"))
    }

    @Test func theLocaleOrdersTheWheelsAndCountsTheHours() throws {
        let picker = datePicker(.time, .wheels)
        picker.locale = Locale(identifier: "de_DE")
        #expect(try wheels(of: picker).rows == [14, 25])
        picker.datePickerMode = .date
        #expect(try wheels(of: picker).rows == [28, 1, 2023])
        picker.locale = Locale(identifier: "ja_JP")
        #expect(try wheels(of: picker).rows == [2023, 1, 28])
    }

    @Test func aWheelOfNamedDaysChangesTheDayAndKeepsTheTime() throws {
        let picker = datePicker(.dateAndTime, .wheels)
        // The wheel has days on both sides of the date that it was made for.
        picker.locale = Locale(identifier: "en_US")
        let rows = try wheels(of: picker).rows
        #expect(Array(rows.dropFirst()) == [1, 25, 1])
        try choose(rows[0] + 1, 0, of: picker)
        #expect(picker.date == date("2024-03-01T14:25:00Z"))
        picker.date = date("2024-02-27T14:25:00Z")
        #expect(try wheels(of: picker).rows[0] == rows[0] - 2)
    }

    @Test func aCountdownHasHoursAndMinutes() throws {
        let picker = datePicker(.countDownTimer, .wheels)
        picker.countDownDuration = 2 * 3600 + 30 * 60
        #expect(try wheels(of: picker).rows == [2, 30])
        try choose(1, 0, of: picker)
        #expect(picker.countDownDuration == 3600 + 30 * 60)
        try choose(5, 1, of: picker)
        #expect(picker.countDownDuration == 3600 + 5 * 60)
    }

    /// A picker of the Japanese calendar, which shows 7 November 1990, of the second year of Heisei.
    private func japanesePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIDatePicker {
        let picker = datePicker(mode, style)
        picker.date = date("1990-11-07T14:25:00Z")
        picker.calendar = Calendar(identifier: .japanese)
        picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
        picker.layoutIfNeeded()
        return picker
    }

    @Test func aDayOfAnotherEraIsChosenInACalendarAndOnWheels() throws {
        let picker = japanesePicker(.dateAndTime, .inline)
        let days = descendants(of: picker, as: UIControl.self).filter { day in
            !(day is UIButton) && day.subviews.contains { ($0 as? UILabel)?.text == "9" }
        }
        try #require(days.first).sendActions(for: .touchUpInside)
        #expect(picker.date == date("1990-11-09T14:25:00Z"))
        let wheels = japanesePicker(.date, .wheels)
        try choose(11, 0, of: wheels)
        #expect(wheels.date == date("1990-12-07T14:25:00Z"))
        let named = japanesePicker(.dateAndTime, .wheels)
        let row = try self.wheels(of: named).rows[0]
        try choose(row - 1, 0, of: named)
        #expect(named.date == date("1990-11-06T14:25:00Z"))
    }

    @Test func aDayOfALeapMonthStaysInIt() throws {
        let picker = datePicker(.dateAndTime, .inline)
        picker.calendar = Calendar(identifier: .chinese)
        // The second month of the Chinese year was followed by a leap month from 22 March 2023 on.
        picker.date = date("2023-03-30T14:25:00Z")
        picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
        picker.layoutIfNeeded()
        let day = descendants(of: picker, as: UIControl.self).first { day in
            !(day is UIButton) && day.subviews.contains { ($0 as? UILabel)?.text == "10" }
        }
        try #require(day).sendActions(for: .touchUpInside)
        #expect(picker.date == date("2023-03-31T14:25:00Z"))
    }
}
