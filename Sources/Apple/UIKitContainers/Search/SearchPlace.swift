import CoreGraphics
import Foundation

/// The place of an active search: its view over the searched content, and its bar.
@MainActor
final class SearchPlace {
    private unowned let controller: UISearchController
    /// The controller whose content the search covers.
    private weak var host: UIViewController?
    /// The empty view that keeps a bar's place in a table's header.
    private var standIn: UIView?
    private weak var table: (any HeaderScrolling)?
    private var hidBar = false
    private static let duration = 0.25

    init(_ controller: UISearchController) { self.controller = controller }

    private var bar: UISearchBar { controller.searchBar }

    /// Covers the content of the controller that shows the bar, and moves the bar to the upper edge.
    func enter(completion: @escaping () -> Void) {
        guard controller.presentingViewController == nil, let host = findHost(), let content = host.viewIfLoaded else {
            return completion()
        }
        self.host = host
        // A table cannot be covered by its own subview, because that would scroll; its superview can.
        let stage = content is UIScrollView ? content.superview ?? content : content
        host.addChild(controller)
        UIView.performWithoutAnimation {
            controller.view.frame = content is UIScrollView ? content.frame : content.bounds
            controller.view.alpha = 0
            stage.addSubview(controller.view)
            if bar.isInNavigationBar == false { liftBar(in: stage, over: content) }
            controller.view.layoutIfNeeded()
        }
        UIView.animate(withDuration: Self.duration) { [self] in
            controller.view.alpha = 1
            if bar.isInNavigationBar { navigationBar?.isSearching = controller.hidesNavigationBarDuringPresentation } else { raiseBar(in: stage) }
        } completion: { [controller] _ in
            // Holds the controller, which its app may have let go meanwhile.
            controller.didMove(toParent: host)
            completion()
        }
    }

    func leave(completion: @escaping () -> Void) {
        guard host != nil else { return completion() }
        controller.willMove(toParent: nil)
        UIView.animate(withDuration: Self.duration) { [self] in
            controller.view.alpha = 0
            if bar.isInNavigationBar { navigationBar?.isSearching = false } else { lowerBar() }
        } completion: { [self, controller] _ in
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            returnBar()
            host = nil
            completion()
        }
    }

    func barSizeChanged() {
        if bar.isInNavigationBar { navigationBar?.searchBarSizeChanged() }
        guard standIn != nil else { return }
        bar.frame.size.height = bar.ownHeight
    }

    // MARK: The host

    private var navigationBar: UINavigationBar? {
        sequence(first: bar.superview) { $0?.superview }.lazy.compactMap { $0 as? UINavigationBar }.first
    }

    /// The controller whose content is searched: of a bar in a navigation bar the top controller, of another bar the nearest one.
    private func findHost() -> UIViewController? {
        let responders = sequence(first: bar.next) { $0?.next }
        let nearest = responders.lazy.compactMap { $0 as? UIViewController }.first
        return (nearest as? UINavigationController)?.topViewController ?? nearest
    }

    // MARK: A bar in a table's header

    /// Moves a bar from a table's header to the stage, at the same place of the window.
    private func liftBar(in stage: UIView, over content: UIView) {
        guard let table = bar.superview as? any HeaderScrolling, table.tableHeaderView === bar else { return stage.bringSubviewToFront(bar) }
        let place = stage.convert(bar.bounds, from: bar)
        let empty = UIView(frame: CGRect(origin: .zero, size: bar.bounds.size))
        (standIn, self.table) = (empty, table)
        table.tableHeaderView = empty
        stage.addSubview(bar)
        bar.frame = place
    }

    /// Moves a lifted bar to the upper edge of the safe area, and hides the navigation bar.
    private func raiseBar(in stage: UIView) {
        guard standIn != nil else { return }
        if controller.hidesNavigationBarDuringPresentation, let navigation = host?.navigationController, !navigation.isNavigationBarHidden {
            navigation.setNavigationBarHidden(true, animated: true)
            hidBar = true
        }
        let top = stage.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: stage.bounds.width, height: bar.ownHeight)
        controller.view.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: stage.bounds.width, height: max(0, stage.bounds.height - bar.frame.maxY))
    }

    private func lowerBar() {
        guard let standIn, let stage = bar.superview else { return }
        if hidBar { host?.navigationController?.setNavigationBarHidden(false, animated: true) }
        hidBar = false
        bar.frame = stage.convert(standIn.bounds, from: standIn)
    }

    private func returnBar() {
        guard standIn != nil else { return }
        standIn = nil
        table?.tableHeaderView = bar
    }
}
