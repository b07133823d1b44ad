import CoreGraphics
import Foundation

/// The days of one month under their weekdays, with buttons for other months: the common part of date pickers and calendar views.
@MainActor
final class MonthGrid: UIView {
    /// The owner's answers about days; asked again whenever the grid is built.
    struct Rules {
        let calendar: Calendar
        let locale: Locale
        var isChosen: (Date) -> Bool = { _ in false }
        var isPermitted: (Date) -> Bool = { _ in true }
        var decoration: (Date) -> UIView? = { _ in nil }
    }

    static let size = CGSize(width: 320, height: headerHeight + weekdayHeight + 6 * rowHeight)
    private static let headerHeight: CGFloat = 44
    private static let rowHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20

    /// The owner's rules; nil once it is gone.
    var rules: () -> Rules? = { nil }
    /// Called with the day that the user chose.
    var onChoice: (Date) -> Void = { _ in }
    /// Called with a date of the former month when the user has turned to another one.
    var onTurn: (Date) -> Void = { _ in }

    private let title = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    /// Any date of the month that is shown.
    private(set) var month = Date()

    init() {
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(title)
        for (button, name, step) in [(back, "chevron.left", -1), (forward, "chevron.right", 1)] {
            button.setImage(UIImage(systemName: name), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the month of a date.
    func show(_ date: Date) {
        month = date
        rebuild()
    }

    private func turn(by months: Int) {
        guard let new = rules()?.calendar.date(byAdding: .month, value: months, to: month) else { return }
        let former = month
        show(new)
        onTurn(former)
    }

    // MARK: Building

    /// Builds the days again.
    func rebuild() {
        guard let rules = rules() else { return }
        for day in days { day.removeFromSuperview() }
        days = []
        let formatter = DateFormatter()
        (formatter.calendar, formatter.timeZone, formatter.locale) = (rules.calendar, rules.calendar.timeZone, rules.locale)
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title.text = formatter.string(from: month)
        showWeekdays(formatter.shortStandaloneWeekdaySymbols, first: rules.calendar.firstWeekday)
        buildDays(rules)
        setNeedsLayout()
    }

    private func showWeekdays(_ symbols: [String], first: Int) {
        if weekdays.count != symbols.count {
            for label in weekdays { label.removeFromSuperview() }
            weekdays = symbols.map { _ in
                let label = UILabel(frame: .zero)
                label.font = .systemFont(ofSize: 13, weight: .semibold)
                label.textColor = .tertiaryLabel
                label.textAlignment = .center
                addSubview(label)
                return label
            }
        }
        for (place, label) in weekdays.enumerated() { label.text = symbols[(place + first - 1) % symbols.count].uppercased() }
    }

    private func buildDays(_ rules: Rules) {
        let calendar = rules.calendar
        let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
        let blank = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        for number in calendar.range(of: .day, in: .month, for: start) ?? 1..<2 {
            guard let date = calendar.date(byAdding: .day, value: number - 1, to: start) else { continue }
            let button = DayButton(number, place: blank + number - 1)
            button.isChosen = rules.isChosen(date)
            button.isToday = calendar.isDateInToday(date)
            button.isEnabled = rules.isPermitted(date)
            button.decoration = rules.decoration(date)
            button.addAction(UIAction { [weak self] _ in self?.onChoice(date) }, for: .touchUpInside)
            days.append(button)
            addSubview(button)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let header = Self.headerHeight
        title.frame = CGRect(x: 16, y: 0, width: bounds.width - 120, height: header)
        back.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: header)
        forward.frame = CGRect(x: bounds.width - 52, y: 0, width: 44, height: header)
        let column = (bounds.width - 16) / 7
        for (place, label) in weekdays.enumerated() {
            label.frame = CGRect(x: 8 + CGFloat(place) * column, y: header, width: column, height: Self.weekdayHeight)
        }
        let row = max(0, bounds.height - header - Self.weekdayHeight) / 6
        for day in days {
            day.frame = CGRect(
                x: 8 + CGFloat(day.place % 7) * column, y: header + Self.weekdayHeight + CGFloat(day.place / 7) * row, width: column, height: row)
        }
    }
}

/// A button for one day of the shown month.
@MainActor
private final class DayButton: UIControl {
    /// The place in the month's rows of seven days.
    let place: Int
    var isChosen = false { didSet { show() } }
    var isToday = false { didSet { show() } }
    /// The sign below the number.
    var decoration: UIView? { didSet { if let decoration { addSubview(decoration) } } }
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
        guard let decoration else { return }
        // A decoration is centred at the cell's lower edge, below the number.
        let size = decoration.sizeThatFits(CGSize(width: bounds.width, height: 14))
        decoration.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.maxY - size.height - 1, width: size.width, height: size.height)
    }
}
