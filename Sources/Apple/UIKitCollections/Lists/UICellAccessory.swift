public import Foundation

/// A view at the begin or end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The states in which an accessory is shown.
    public enum DisplayedState: Sendable {
        /// Always.
        case always
        /// In editing mode.
        case whenEditing
        /// Outside of editing mode.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory.
    public enum LayoutDimension: Sendable {
        /// The accessory's own width.
        case actual
        /// The width that aligns accessories of several cells; Lamina uses the accessory's own width, but at least 24 points.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The end of the cell at which an accessory lies.
    public enum Placement {
        /// The begin.
        case leading(displayed: DisplayedState = .always)
        /// The end.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The settings that all accessories have.
    public struct Options {
        /// True when the accessory is not shown; nil for false.
        public var isHidden: Bool?
        /// The reserved width; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour; nil uses the accessory's.
        public var tintColor: UIColor?
        /// The colour behind the accessory's sign; nil for its own; without effect.
        public var backgroundColor: UIColor?

        /// Creates settings.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
                isHidden, reservedLayoutWidth, tintColor, backgroundColor
            )
        }
    }

    /// The settings of an accessory for outlines.
    public struct OutlineDisclosureOptions {
        /// The part of a cell that a tap must hit to expand it.
        public enum Style: Sendable {
            /// The accessory for cells, the whole cell for headers.
            case automatic
            /// The whole cell.
            case header
            /// The accessory.
            case cell
        }

        /// The part that a tap must hit.
        public var style: Style
        /// True when the accessory is not shown; nil for false.
        public var isHidden: Bool?
        /// The reserved width; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour; nil uses the accessory's.
        public var tintColor: UIColor?

        /// Creates settings.
        public init(style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (style, isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The settings of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// The settings of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The settings of a control that deletes.
    public typealias DeleteOptions = Options
    /// The settings of a control that inserts.
    public typealias InsertOptions = Options
    /// The settings of a grip.
    public typealias ReorderOptions = Options
    /// The settings of a selection ring.
    public typealias MultiselectOptions = Options
    /// The settings of a text.
    public typealias LabelOptions = Options
    /// The settings of an info button.
    public typealias DetailOptions = Options

    /// The kind of an accessory.
    enum Kind {
        case disclosure
        case checkmark
        case detail
        case delete
        case insert
        case reorder
        case multiselect
        case outline(OutlineDisclosureOptions.Style)
        case label(String)
        case view(UIView)
    }

    let kind: Kind
    let displayed: DisplayedState
    var isLeading = false
    let options: Options
    let action: (() -> Void)?

    private init(_ kind: Kind, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false, action: (() -> Void)? = nil) {
        (self.kind, self.displayed, self.options, self.isLeading, self.action) = (kind, displayed, options, isLeading, action)
    }

    // MARK: Kinds

    /// Returns a chevron at the end, for cells that lead to more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosure, displayed, options) }
    /// Returns a checkmark at the end.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options)
    }
    /// Returns an info button at the end.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, action: actionHandler) }
    /// Returns a red minus at the begin; without a handler it reveals the swipe actions of the trailing end.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, isLeading: true, action: actionHandler) }
    /// Returns a green plus at the begin.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, isLeading: true, action: actionHandler) }
    /// Returns a grip at the end, for cells that are dragged.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, options)
    }
    /// Returns a ring at the begin that is filled while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options, isLeading: true) }
    /// Returns a chevron at the end that expands an item of an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        let common = Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        return UICellAccessory(.outline(options.style), displayed, common, action: actionHandler)
    }
    /// Returns a text at the end.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()) -> UICellAccessory {
        UICellAccessory(.label(text), displayed, options)
    }
    /// Returns an app's own view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        switch configuration.placement {
        case .leading(let displayed): return UICellAccessory(.view(configuration.customView), displayed, options, isLeading: true)
        case .trailing(let displayed): return UICellAccessory(.view(configuration.customView), displayed, options)
        }
    }

    /// The settings of an app's own view.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The end at which the view lies.
        public let placement: Placement
        /// True when the view is not shown; nil for false.
        public var isHidden: Bool?
        /// The reserved width; nil for the view's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint colour; nil uses the cell's.
        public var tintColor: UIColor?

        /// Creates the settings of a view.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
        }
    }
}
