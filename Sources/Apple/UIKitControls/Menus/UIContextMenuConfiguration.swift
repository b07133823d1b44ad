public import Foundation

/// A closure that returns the preview above a context menu; nil lifts the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns a context menu, given the entries that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The description of a context menu: its preview and its entries.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's entries.
    public typealias ElementOrder = UIContextMenuConfigurationElementOrder

    /// The identifier, unique unless one was given.
    public let identifier: any NSCopying
    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?
    /// The order of the entries; stored without effect, because entries stand as in the menu.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// The number on the preview of several items; stored without effect.
    open var badgeCount = 0

    /// Creates a description; without an action provider there is no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// An object that runs an app's animations together with those of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview; nil for a lifted view.
    var previewViewController: UIViewController? { get }
    /// Adds animations that run with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that runs an app's animations after a tap on a context menu's preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The end of the menu.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations and completions that an app has added.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private(set) var animations: [() -> Void] = []
    private(set) var completions: [() -> Void] = []

    init(_ preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
