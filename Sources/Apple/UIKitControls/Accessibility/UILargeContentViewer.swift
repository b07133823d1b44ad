public import Foundation
public import UIKitValues

/// A view with a picture and a text that can be shown large, because the view itself does not grow with the text size.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// True when the view's content is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The text.
    var largeContentTitle: String? { get }
    /// The picture.
    var largeContentImage: UIImage? { get }
    /// True when the picture is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the picture, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// True when the view's content is shown large; false by default.
    ///
    /// Nothing shows it here.
    public var showsLargeContentViewer: Bool {
        get { accessibility?.largeContent.isShown ?? false }
        set { accessibilityValues.largeContent.isShown = newValue }
    }
    /// The text.
    public var largeContentTitle: String? {
        get { accessibility?.largeContent.title }
        set { accessibilityValues.largeContent.title = newValue }
    }
    /// The picture.
    public var largeContentImage: UIImage? {
        get { accessibility?.largeContent.image }
        set { accessibilityValues.largeContent.image = newValue }
    }
    /// True when the picture is enlarged; false by default.
    public var scalesLargeContentImage: Bool {
        get { accessibility?.largeContent.scalesImage ?? false }
        set { accessibilityValues.largeContent.scalesImage = newValue }
    }
    /// The insets of the picture, in points; zero by default.
    public var largeContentImageInsets: UIEdgeInsets {
        get { accessibility?.largeContent.imageInsets ?? .zero }
        set { accessibilityValues.largeContent.imageInsets = newValue }
    }
}

/// A long press that shows the content of a view large where the user's texts are large; without effect here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// The object that chooses among the items of the view.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The press, on which other recognisers can wait.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
    /// True when contents are shown large: false.
    open class var isEnabled: Bool { false }
    /// Posted when contents begin or cease to be shown large; never here.
    nonisolated public static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Creates an interaction.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Creates an interaction without a delegate.
    public convenience override init() { self.init(delegate: nil) }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Remembers the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// An object that chooses the item that is shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
