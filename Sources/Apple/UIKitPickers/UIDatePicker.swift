import CoreGraphics
public import Foundation
package import LaminaMethods

/// A control with which the user chooses a date, a time, both or a duration.
open class UIDatePicker: UIControl {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { datePickerMembers }

    /// The values that a picker offers.
    public typealias Mode = UIDatePickerMode

    /// The style of a picker.
    public typealias Style = UIDatePickerStyle

    private var chosen = Date()
    private var duration: TimeInterval = 0
    private var content: (any DatePickerContent)?

    /// Creates a picker of the present date.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        chosen = rounded(Date())
        rebuild()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates the picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        chosen = rounded(Date())
        rebuild()
        coder.finishDecoding(self, as: UIDatePicker.self)
    }

    /// The values that the picker offers; day, hour and minute by default.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
    /// The style that the app asks for; `automatic` by default.
    open var preferredDatePickerStyle = Style.automatic { didSet { if preferredDatePickerStyle != oldValue { rebuild() } } }
    /// The style of the picker, never `automatic`.
    open var datePickerStyle: Style {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The chosen date.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    /// Chooses a date, moved into the permitted range, without an event.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = clamped(rounded(date))
        content?.show(animated: animated)
    }
    /// The chosen duration, in seconds; at least one minute.
    open var countDownDuration: TimeInterval {
        get { max(60, duration) }
        set {
            duration = max(0, min(newValue, 86340))
            content?.show(animated: false)
        }
    }
    /// The earliest date that can be chosen; nil for no limit.
    open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
    /// The latest date that can be chosen; nil for no limit.
    open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }
    /// The interval of minutes, which divides an hour; 1 by default.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }
    /// True when dates are rounded to the interval of minutes.
    open var roundsToMinuteInterval = true
    /// The calendar; nil for the user's.
    open var calendar: Calendar! = .current { didSet { rebuild() } }
    /// The locale, which decides words and their order; the user's after nil was set.
    open var locale: Locale? {
        get { shownLocale }
        set {
            ownLocale = newValue
            rebuild()
        }
    }
    private var ownLocale: Locale?
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone? { didSet { rebuild() } }

    open override var intrinsicContentSize: CGSize { content?.naturalSize ?? CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.view.frame = bounds
    }

    // MARK: Parts

    /// The calendar with the picker's time zone and locale.
    var shownCalendar: Calendar {
        var calendar: Calendar = self.calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = shownLocale
        return calendar
    }

    var shownLocale: Locale { ownLocale ?? .current }

    /// Takes a date that the user chose, and sends the event.
    func choose(_ date: Date) {
        let new = clamped(rounded(date))
        let isChange = new != chosen
        chosen = new
        content?.show(animated: true)
        if isChange { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Takes a duration that the user chose, in seconds, and sends the event.
    func choose(duration: TimeInterval) {
        self.duration = duration
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func clamped(_ date: Date) -> Date {
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }

    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, roundsToMinuteInterval else { return date }
        let length = Double(minuteInterval) * 60
        return Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / length).rounded(.down) * length)
    }

    private func rebuild() {
        content?.view.removeFromSuperview()
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .inline: DateCalendar(self)
            case .compact: DateButton(self)
            case .automatic, .wheels: DateWheels(self)
            @unknown default: DateWheels(self)
            }
        content = made
        addSubview(made.view)
        made.show(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// One style's content of a date picker.
@MainActor
protocol DatePickerContent: AnyObject {
    var view: UIView { get }
    var naturalSize: CGSize { get }
    /// Shows the picker's date.
    func show(animated: Bool)
}

extension UIDatePicker {
    /// Returns a formatter of a template such as "MMMd", in the picker's locale and time zone.
    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = shownLocale
        formatter.calendar = shownCalendar
        formatter.timeZone = shownCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }
}
