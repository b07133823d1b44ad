/// The links of a controller to the controllers that it presents and that present it.
package struct ModalState {
    /// The controller that this controller presents.
    package var presented: UIViewController?
    /// The controller that presents this controller.
    package weak var presenter: UIViewController?
    /// The presentation controller of this controller, while it is presented or is about to be.
    package var presentation: UIPresentationController?
    /// The popover that has been adapted to another style for the presentation in progress.
    package var popover: UIPopoverPresentationController?
}

extension UIViewController {
    private var selfAndParents: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }

    var nearestPresented: UIViewController? { selfAndParents.lazy.compactMap(\.modal.presented).first }
    var nearestPresenter: UIViewController? { selfAndParents.lazy.compactMap(\.modal.presenter).first }

    /// The presentation of this controller or of its nearest presented ancestor.
    ///
    /// An app may configure a presentation before `present`, so the presentation is created here when there is none yet.
    var nearestPresentation: UIPresentationController? {
        if let running = selfAndParents.lazy.compactMap(\.modal.presentation).first { return running }
        guard parent == nil, modalPresentationStyle != .none else { return nil }
        let made = makePresentation(over: self, from: self)
        modal.presentation = made
        return made
    }

    // MARK: Presenting

    func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard other !== self, other.modal.presenter == nil, other.parent == nil else {
            return refuse(other, "it is already presented or has a parent controller")
        }
        let base = presentationBase(for: other)
        guard base.modal.presented == nil else { return refuse(other, "\(base) already presents another controller") }
        guard let window = viewIfLoaded?.window else { return refuse(other, "the view of \(self) is not in a window") }
        let (other, presentation) = other.presentation(over: base, from: self).adapted(to: window.traitCollection, over: base)
        other.modal.presentation = presentation
        other.modal.presenter = base
        base.modal.presented = other
        presentation.formerResponder = window.firstResponder
        window.firstResponder?.resignFirstResponder()
        presentation.running?.begin(animated: animated, completion: completion)
    }

    private func refuse(_ other: UIViewController, _ reason: String) {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "cannot present \(other) on \(self): \(reason)")
    }

    /// Returns the controller that will present `other`, which need not be the controller on which `present` was called.
    ///
    /// The outermost ancestor presents. For the two context styles, the nearest ancestor that defines a presentation context presents.
    private func presentationBase(for other: UIViewController) -> UIViewController {
        let isInContext = other.modalPresentationStyle == .currentContext || other.modalPresentationStyle == .overCurrentContext
        guard isInContext else { return outermost }
        return selfAndParents.first { $0.definesPresentationContext } ?? outermost
    }

    /// Returns the presentation that the app accessed before presenting, or a new presentation.
    private func presentation(over base: UIViewController, from source: UIViewController) -> UIPresentationController {
        guard let early = modal.presentation, modalPresentationStyle != .custom else { return makePresentation(over: base, from: source) }
        early.move(to: base)
        return early
    }

    private func makePresentation(over base: UIViewController, from source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let custom = transitioningDelegate?.presentationController(forPresented: self, presenting: base, source: source)
        {
            return custom
        }
        return (self as? any SelfPresenting)?.ownPresentation(over: base) ?? systemPresentation(over: base)
    }

    // MARK: Dismissing

    /// Dismisses all controllers presented above the presenter, with one animation of the topmost.
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let base = nearestPresented?.modal.presenter ?? nearestPresenter, let lowest = base.modal.presented else {
            completion?()
            return
        }
        let top = lowest.topmostPresented
        if top !== lowest { top.takePlace(of: lowest) }
        top.modal.presentation?.running?.end(animated: animated, completion: completion)
    }

    /// The last controller of the chain of presentations that begins with this controller.
    package var topmostPresented: UIViewController {
        var found = self
        while let next = found.modal.presented { found = next }
        return found
    }

    /// Removes the presentations below this controller, from `lowest` on, without animation.
    ///
    /// The presenter of `lowest` then presents this controller directly, so that one animated dismissal reveals it.
    private func takePlace(of lowest: UIViewController) {
        guard let base = lowest.modal.presenter, let own = modal.presentation, let first = lowest.modal.presentation else { return }
        let home = first.presenterHome
        // If both presentations remove the presenter's view, the view stays removed now, and this presentation restores it when it ends.
        let takesOver = own.shouldRemovePresentersView && first.shouldRemovePresentersView
        let chain = sequence(first: lowest, next: \.modal.presented).prefix { $0 !== self }
        for controller in Array(chain).reversed() {
            controller.modal.presentation?.running?.withdraw(leavingBase: takesOver && controller === lowest)
            controller.modal.presented = nil
        }
        base.modal.presented = self
        modal.presenter = base
        own.move(to: base)
        if takesOver { own.presenterHome = home }
    }

    /// Removes all controllers presented above this one without animation, because this controller's view leaves its window.
    func withdrawPresented() {
        guard let presented = modal.presented else { return }
        for controller in sequence(first: presented, next: \.modal.presented).reversed() {
            controller.modal.presentation?.running?.withdraw(leavingBase: false)
        }
    }
}
