import CoreGraphics
import Foundation

/// The calendar of a date picker: a month of days, and the time below it.
@MainActor
final class DateCalendar: UIView, DatePickerContent {
    private static let timeHeight: CGFloat = 44

    /// Nil once the picker is gone, whose calendar an app may have kept.
    private weak var picker: UIDatePicker?
    /// The month; nil for a picker that chooses the time alone.
    private let grid: MonthGrid?
    private let timeTitle = UILabel(frame: .zero)
    private let time: DateButton?

    init(_ picker: UIDatePicker) {
        self.picker = picker
        grid = picker.datePickerMode == .time ? nil : MonthGrid()
        time = picker.datePickerMode == .date ? nil : DateButton(picker, showsTime: true, showsDay: false)
        super.init(frame: .zero)
        if let grid {
            addSubview(grid)
            grid.rules = { [weak picker] in picker.map { DateCalendar.rules($0) } }
            grid.onChoice = { [weak self] in self?.choose($0) }
        }
        timeTitle.text = "Time"
        timeTitle.font = .systemFont(ofSize: 17)
        if let time {
            addSubview(timeTitle)
            addSubview(time.view)
        }
    }

    required init?(coder: NSCoder) { nil }

    var view: UIView { self }

    var naturalSize: CGSize {
        CGSize(width: MonthGrid.size.width, height: (grid == nil ? 0 : MonthGrid.size.height) + (time == nil ? 0 : Self.timeHeight))
    }

    func show(animated: Bool) {
        guard let picker else { return }
        grid?.show(picker.date)
        time?.show(animated: animated)
    }

    private static func rules(_ picker: UIDatePicker) -> MonthGrid.Rules {
        let calendar = picker.shownCalendar
        return MonthGrid.Rules(
            calendar: calendar, locale: picker.formatter("yMMMM").locale ?? .current,
            isChosen: { calendar.isDate($0, inSameDayAs: picker.date) },
            isPermitted: { day in
                let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
                return picker.minimumDate.map { end > $0 } ?? true && picker.maximumDate.map { day <= $0 } ?? true
            })
    }

    /// Chooses a day, with the time of the chosen date.
    private func choose(_ day: Date) {
        guard let picker else { return }
        let calendar = picker.shownCalendar
        // A year without its era, and a month without its being a leap month, are others in some calendars.
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let clock = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        picker.choose(calendar.date(from: parts) ?? day)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        grid?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - (time == nil ? 0 : Self.timeHeight)))
        guard let time else { return }
        let y = bounds.height - Self.timeHeight
        timeTitle.frame = CGRect(x: 16, y: y, width: 100, height: Self.timeHeight)
        let size = time.naturalSize
        time.view.frame = CGRect(
            x: bounds.width - 16 - size.width, y: y + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height)
    }
}
