public import Foundation

/// The way in which days of a calendar view are chosen; use a subclass.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// The view that shows the choice.
    weak var view: UICalendarView?

    override init() { super.init() }

    /// Asks the delegate again which days can be chosen.
    open func updateSelectableDates() { view?.refresh() }

    func isChosen(_ day: DateComponents) -> Bool { false }
    func isPermitted(_ day: DateComponents) -> Bool { true }
    /// Is called when the user taps a day.
    func tap(_ day: DateComponents) {}

    /// Returns true for components of the same day; a day without an era is one of every era.
    static func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
        guard one.era == nil || other.era == nil || one.era == other.era else { return false }
        return one.year == other.year && one.month == other.month && one.day == other.day
            && (one.isLeapMonth ?? false) == (other.isLeapMonth ?? false)
    }
}

/// The choice of one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The object that is told of the choice; not retained.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The chosen day; nil for none.
    open var selectedDate: DateComponents? { didSet { view?.refresh() } }

    /// Creates a choice without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses a day; the change is not animated.
    open func setSelected(_ date: DateComponents?, animated: Bool) { selectedDate = date }

    override func isChosen(_ day: DateComponents) -> Bool { selectedDate.map { Self.isSameDay($0, day) } ?? false }
    override func isPermitted(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
    /// Chooses a day; a tap on the chosen one gives it up, if the delegate permits that no day is chosen.
    override func tap(_ day: DateComponents) {
        let new = isChosen(day) ? nil : day
        guard new != nil || delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// The delegate of the choice of one day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose a day, or gave it up.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Asks whether a day can be chosen, or none, for nil; optional, true by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// The default implementation returns true.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// The choice of several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The object that is told of the choice; not retained.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The chosen days.
    open var selectedDates: [DateComponents] = [] { didSet { view?.refresh() } }

    /// Creates a choice without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses days; the change is not animated.
    open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

    override func isChosen(_ day: DateComponents) -> Bool { selectedDates.contains { Self.isSameDay($0, day) } }
    override func isPermitted(_ day: DateComponents) -> Bool {
        isChosen(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func tap(_ day: DateComponents) {
        if isChosen(day) {
            selectedDates.removeAll { Self.isSameDay($0, day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// The delegate of the choice of several days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Tells the delegate that the user gave a day up.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Asks whether a day can be chosen; optional, true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Asks whether a day can be given up; optional, true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// The default implementation returns true.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    /// The default implementation returns true.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
