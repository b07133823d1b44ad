import CoreGraphics

/// The animation of a navigation bar from one item to another.
///
/// Titles slide. In a push, the old title moves to the back button and turns into its text; a pop is the reverse.
struct NavigationBarMove {
    let old: NavigationBarContent?
    let new: NavigationBarContent
    let isPush: Bool

    /// Sets the new content to its start position and makes it transparent.
    @MainActor
    func begin() {
        let width = new.bounds.width * direction
        new.titleView.transform = CGAffineTransform(translationX: isPush ? width / 2 : -toBackWords(of: old, from: new), y: 0)
        new.titleView.alpha = 0
        new.back?.alpha = 0
        new.back?.label.transform = CGAffineTransform(translationX: isPush ? toBackWords(of: new, from: old) : -width / 4, y: 0)
        for button in new.buttons { button.alpha = 0 }
        new.large?.transform = CGAffineTransform(translationX: isPush ? width : -width / 3, y: 0)
        new.large?.alpha = 0
    }

    /// Moves both contents to their end positions; called in an animation block.
    @MainActor
    func end() {
        new.titleView.transform = .identity
        new.titleView.alpha = new.titleAlpha
        new.large?.transform = .identity
        new.large?.alpha = 1
        new.back?.alpha = 1
        new.back?.label.transform = .identity
        for button in new.buttons { button.alpha = 1 }
        guard let old else { return }
        let width = old.bounds.width * direction
        old.titleView.transform = CGAffineTransform(translationX: isPush ? -toBackWords(of: new, from: old) : width / 2, y: 0)
        old.titleView.alpha = 0
        old.back?.alpha = 0
        old.back?.label.transform = CGAffineTransform(translationX: isPush ? -width / 4 : toBackWords(of: old, from: new), y: 0)
        for button in old.buttons { button.alpha = 0 }
        old.large?.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
        old.large?.alpha = 0
    }

    /// 1 for content from left to right, −1 for the other direction, in which distances to the right become distances to the left.
    @MainActor
    private var direction: CGFloat { new.isReversed ? -1 : 1 }

    /// Resets all transforms and opacities of a content.
    @MainActor
    static func reset(_ content: NavigationBarContent) {
        for view in [content.titleView, content.back, content.back?.label] as [UIView?] {
            view?.transform = .identity
            view?.alpha = 1
        }
        for button in content.buttons { button.alpha = 1 }
    }

    /// Returns the distance from the centre of a back button's text to the centre of the title that has the same text.
    @MainActor
    private func toBackWords(of content: NavigationBarContent?, from titled: NavigationBarContent?) -> CGFloat {
        guard let words = content?.back?.label, let title = titled?.titleView else { return new.bounds.width / 2 * direction }
        return title.center.x - words.center.x
    }
}
