extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down in it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again soon.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger left the screen inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger left the screen outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the finger away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user set another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that fingers do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// An app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The system's own.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states that a control is in.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each state.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal = State([])
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It is in the focus of a keyboard.
        public static let focused = State(rawValue: 1 << 3)
        /// An app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where contents stand from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the upper edge.
        case top
        /// At the lower edge.
        case bottom
        /// Over the whole height.
        case fill
    }

    /// Where contents stand from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// Over the whole width.
        case fill
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }
}
