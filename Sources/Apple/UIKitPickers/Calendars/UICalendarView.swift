import CoreGraphics
public import Foundation

/// A calendar of one month, whose days can be chosen and decorated.
open class UICalendarView: UIView {
    private let grid = MonthGrid()

    /// The object that supplies decorations; not retained.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { refresh() } }
    /// The way in which days are chosen; nil for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            refresh()
        }
    }
    /// The calendar; the user's by default.
    open var calendar = Calendar.current { didSet { refresh() } }
    /// The language of the names; the user's by default.
    open var locale = Locale.current { didSet { refresh() } }
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { refresh() } }
    /// The days that can be chosen; all by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { refresh() } }
    /// The design of the font; stored without effect.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// True when the delegate is asked for decorations; true by default.
    open var wantsDateDecorations = true { didSet { refresh() } }
    /// The month that is shown, as year and month.
    open var visibleDateComponents: DateComponents {
        get { components([.calendar, .era, .year, .month], grid.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Creates a calendar of the present month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Creates a calendar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        addSubview(grid)
        grid.rules = { [weak self] in self?.rules }
        grid.onChoice = { [weak self] date in
            guard let self else { return }
            selectionBehavior?.tap(components([.calendar, .era, .year, .month, .day], date))
        }
        grid.onTurn = { [weak self] former in
            guard let self else { return }
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components([.calendar, .era, .year, .month], former))
        }
        grid.rebuild()
    }

    private var shownCalendar: Calendar {
        var shown = calendar
        if let timeZone { shown.timeZone = timeZone }
        return shown
    }

    private func components(_ parts: Set<Calendar.Component>, _ date: Date) -> DateComponents { shownCalendar.dateComponents(parts, from: date) }

    private var rules: MonthGrid.Rules {
        func day(_ date: Date) -> DateComponents { components([.calendar, .era, .year, .month, .day], date) }
        return MonthGrid.Rules(
            calendar: shownCalendar, locale: locale,
            isChosen: { [selectionBehavior] in selectionBehavior?.isChosen(day($0)) ?? false },
            isPermitted: { [selectionBehavior, availableDateRange, shownCalendar] date in
                // A day is available when a part of it is.
                let end = shownCalendar.date(byAdding: .day, value: 1, to: date) ?? date
                let isAvailable = availableDateRange.start < end && availableDateRange.end >= date
                return isAvailable && (selectionBehavior?.isPermitted(day(date)) ?? true)
            },
            decoration: { [weak self] date in
                guard let self, wantsDateDecorations else { return nil }
                return delegate?.calendarView(self, decorationFor: day(date))?.makeView()
            })
    }

    /// Builds the days again.
    func refresh() { grid.rebuild() }

    /// Shows a month; the change is not animated.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        if let date = shownCalendar.date(from: dateComponents) { grid.show(date) }
    }

    /// Asks the delegate again for decorations; all are asked for.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { refresh() }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: MonthGrid.size.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { MonthGrid.size }
    open override func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = bounds
    }

    /// A sign below a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let make: () -> UIView

        /// Creates the default sign, a grey dot.
        public convenience override init() { self.init(color: nil, size: .medium) }
        /// Creates a dot.
        ///
        /// - Parameters:
        ///   - color: The colour; nil for grey.
        ///   - size: The size.
        public init(color: UIColor?, size: DecorationSize = .medium) {
            make = { SignView(.dot(size.points), color ?? .systemFill) }
            super.init()
        }
        /// Creates a picture; nil for a dot.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            make = { SignView(image.map { .picture($0, size.points + 4) } ?? .dot(size.points), color ?? .systemFill) }
            super.init()
        }
        /// Creates a sign with a view of the app.
        public init(customView customViewProvider: @escaping () -> UIView) {
            make = customViewProvider
            super.init()
        }

        /// Returns a dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration(color: color, size: size) }
        /// Returns a picture.
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        /// Returns a sign with a view of the app.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration(customView: customViewProvider) }

        func makeView() -> UIView {
            let view = make()
            view.isUserInteractionEnabled = false
            return view
        }
    }

    /// The sizes of signs.
    public typealias DecorationSize = UICalendarViewDecorationSize
}

/// The view of a default sign.
private final class SignView: UIImageView {
    enum Kind {
        case dot(CGFloat)
        case picture(UIImage, CGFloat)
    }

    private let side: CGFloat

    init(_ kind: Kind, _ color: UIColor) {
        switch kind {
        case .dot(let side):
            self.side = side
            super.init(frame: .zero)
            backgroundColor = color
            layer.cornerRadius = side / 2
        case .picture(let image, let side):
            self.side = side
            super.init(frame: .zero)
            self.image = image
            tintColor = color
            contentMode = .scaleAspectFit
        }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

/// The delegate of a calendar view; both methods are optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Asks for the sign of a day; nil for none.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Tells the delegate that the user turned to another month.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// The default implementation returns nil.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
    /// The default implementation does nothing.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

extension UICalendarView.DecorationSize {
    /// The diameter of a dot, in points; an estimate.
    var points: CGFloat { self == .small ? 5 : self == .medium ? 7 : 9 }
}
