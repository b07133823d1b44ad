extension UIControl {
    /// The events that a control sends.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per event.
        public let rawValue: UInt
        /// Creates a set of events from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch began inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second or later tap of a series began inside the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action was triggered, such as a button press.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended text editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All text editing events.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The mask of the event bits that an app may define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The mask of the event bits that the system reserves.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control; several may apply at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per state.
        public let rawValue: UInt
        /// Creates a set of states from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The state of a control in none of the other states.
        public static let normal = State([])
        /// A touch is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control ignores touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the keyboard focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The mask of the state bits that an app may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The mask of the state bits that the system reserves.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's contents.
    public typealias ContentVerticalAlignment = UIControlContentVerticalAlignment

    /// The horizontal alignment of a control's contents.
    public typealias ContentHorizontalAlignment = UIControlContentHorizontalAlignment
}
