import CoreGraphics
import Foundation

/// The calendar of a date picker: a month of days with buttons for other months, and the time below it.
@MainActor
final class DateCalendar: UIView, DatePickerContent {
    private static let width: CGFloat = 320
    private static let headerHeight: CGFloat = 44
    private static let rowHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let timeHeight: CGFloat = 44

    /// Nil once the picker is gone, whose calendar an app may have kept.
    private weak var picker: UIDatePicker?
    /// True for the calendar of a picker that chooses days; others have the time alone.
    private let showsDays: Bool
    private let title = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private let timeTitle = UILabel(frame: .zero)
    private let time: DateButton?
    /// Any date of the month that the calendar shows.
    private var month: Date

    init(_ picker: UIDatePicker) {
        self.picker = picker
        showsDays = picker.datePickerMode != .time
        month = picker.date
        time = picker.datePickerMode == .date ? nil : DateButton(picker, showsTime: true, showsDay: false)
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(title)
        for (button, name, step) in [(back, "chevron.left", -1), (forward, "chevron.right", 1)] {
            button.setImage(UIImage(systemName: name), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        timeTitle.text = "Time"
        timeTitle.font = .systemFont(ofSize: 17)
        if let time {
            addSubview(timeTitle)
            addSubview(time.view)
        }
        buildWeekdays(picker)
    }

    required init?(coder: NSCoder) { nil }

    var view: UIView { self }

    var naturalSize: CGSize {
        let days = showsDays ? Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight : 0
        return CGSize(width: Self.width, height: days + (time == nil ? 0 : Self.timeHeight))
    }

    func show(animated: Bool) {
        guard let picker else { return }
        month = picker.date
        rebuildDays()
        time?.show(animated: animated)
    }

    // MARK: Months

    private func turn(by months: Int) {
        guard let new = picker?.shownCalendar.date(byAdding: .month, value: months, to: month) else { return }
        month = new
        rebuildDays()
    }

    private func buildWeekdays(_ picker: UIDatePicker) {
        let calendar = picker.shownCalendar
        let symbols: [String] = picker.formatter("EEE").shortStandaloneWeekdaySymbols
        weekdays = symbols.indices.map { place in
            let label = UILabel(frame: .zero)
            label.text = symbols[(place + calendar.firstWeekday - 1) % symbols.count].uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    /// Returns the first day of the shown month.
    private func start(in calendar: Calendar) -> Date {
        calendar.date(from: calendar.dateComponents([.year, .month], from: month)) ?? month
    }

    private func rebuildDays() {
        guard let picker else { return }
        for day in days { day.removeFromSuperview() }
        days = []
        title.text = picker.formatter("yMMMM").string(from: month)
        guard showsDays else { return setNeedsLayout() }
        let calendar = picker.shownCalendar
        let start = start(in: calendar)
        let blank = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        for number in calendar.range(of: .day, in: .month, for: start) ?? 1..<2 {
            guard let date = calendar.date(byAdding: .day, value: number - 1, to: start) else { continue }
            let button = DayButton(number, place: blank + number - 1)
            button.isChosen = calendar.isDate(date, inSameDayAs: picker.date)
            button.isToday = calendar.isDateInToday(date)
            button.isEnabled = isPermitted(date, picker)
            button.addAction(UIAction { [weak self] _ in self?.choose(date) }, for: .touchUpInside)
            days.append(button)
            addSubview(button)
        }
        setNeedsLayout()
    }

    private func isPermitted(_ day: Date, _ picker: UIDatePicker) -> Bool {
        let end = picker.shownCalendar.date(byAdding: .day, value: 1, to: day) ?? day
        return picker.minimumDate.map { end > $0 } ?? true && picker.maximumDate.map { day <= $0 } ?? true
    }

    /// Chooses a day, with the time of the chosen date.
    private func choose(_ day: Date) {
        guard let picker else { return }
        let calendar = picker.shownCalendar
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        let clock = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        picker.choose(calendar.date(from: parts) ?? day)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let header = showsDays ? Self.headerHeight : 0
        title.isHidden = !showsDays
        title.frame = CGRect(x: 16, y: 0, width: bounds.width - 120, height: header)
        back.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: header)
        forward.frame = CGRect(x: bounds.width - 52, y: 0, width: 44, height: header)
        let column = (bounds.width - 16) / 7
        for (place, label) in weekdays.enumerated() {
            label.isHidden = !showsDays
            label.frame = CGRect(x: 8 + CGFloat(place) * column, y: header, width: column, height: Self.weekdayHeight)
        }
        for day in days {
            day.frame = CGRect(
                x: 8 + CGFloat(day.place % 7) * column, y: header + Self.weekdayHeight + CGFloat(day.place / 7) * Self.rowHeight,
                width: column, height: Self.rowHeight)
        }
        guard let time else { return }
        let y = bounds.height - Self.timeHeight
        timeTitle.frame = CGRect(x: 16, y: y, width: 100, height: Self.timeHeight)
        let size = time.naturalSize
        time.view.frame = CGRect(
            x: bounds.width - 16 - size.width, y: y + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height)
    }
}

/// A button for one day of the shown month.
@MainActor
private final class DayButton: UIControl {
    /// The place in the month's rows of seven days.
    let place: Int
    var isChosen = false { didSet { show() } }
    var isToday = false { didSet { show() } }
    private let disc = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ number: Int, place: Int) {
        self.place = place
        super.init(frame: .zero)
        label.text = "\(number)"
        label.textAlignment = .center
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var isEnabled: Bool { didSet { show() } }
    override func tintColorDidChange() { show() }
    override func didMoveToWindow() { show() }

    private func show() {
        // Today is filled when it is chosen; another chosen day has a pale disc.
        disc.backgroundColor = isChosen ? (isToday ? tintColor : tintColor.withAlphaComponent(0.18)) : .clear
        label.textColor = !isEnabled ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
        label.font = .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) - 2
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}
