import CoreGraphics

/// How a navigation bar goes from one item to another: titles slide, the title left behind becomes the back button's words.
struct NavigationBarMove {
    let old: NavigationBarContent?
    let new: NavigationBarContent
    let isPush: Bool

    /// Where the new content begins.
    @MainActor
    func begin() {
        let width = new.bounds.width
        new.titleView.transform = CGAffineTransform(translationX: isPush ? width / 2 : -toBackWords(of: old, from: new), y: 0)
        new.titleView.alpha = 0
        new.back?.alpha = 0
        new.back?.label.transform = CGAffineTransform(translationX: isPush ? toBackWords(of: new, from: old) : -width / 4, y: 0)
        for button in new.buttons { button.alpha = 0 }
    }

    /// Where both end; animated.
    @MainActor
    func end() {
        new.titleView.transform = .identity
        new.titleView.alpha = 1
        new.back?.alpha = 1
        new.back?.label.transform = .identity
        for button in new.buttons { button.alpha = 1 }
        guard let old else { return }
        let width = old.bounds.width
        old.titleView.transform = CGAffineTransform(translationX: isPush ? -toBackWords(of: new, from: old) : width / 2, y: 0)
        old.titleView.alpha = 0
        old.back?.alpha = 0
        old.back?.label.transform = CGAffineTransform(translationX: isPush ? -width / 4 : toBackWords(of: old, from: new), y: 0)
        for button in old.buttons { button.alpha = 0 }
    }

    /// The content is as if nothing had moved.
    @MainActor
    static func reset(_ content: NavigationBarContent) {
        for view in [content.titleView, content.back, content.back?.label] as [UIView?] {
            view?.transform = .identity
            view?.alpha = 1
        }
        for button in content.buttons { button.alpha = 1 }
    }

    /// From the words of a back button to the middle of the title that it names.
    @MainActor
    private func toBackWords(of content: NavigationBarContent?, from titled: NavigationBarContent?) -> CGFloat {
        guard let words = content?.back?.label, let title = titled?.titleView else { return new.bounds.width / 2 }
        return title.center.x - words.center.x
    }
}
