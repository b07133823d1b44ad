import CoreGraphics
import Foundation
import LaminaFoundation

/// The text storage, layout manager and container of a text view, whose text and the view's stay equal.
@MainActor
package final class TextKitLink {
    let container: NSTextContainer
    let manager: NSLayoutManager
    let storage: NSTextStorage
    /// True while one side takes the text of the other.
    private var isCopying = false
    /// True when the container belongs to the app, which then decides its size.
    private let isShared: Bool

    /// Creates objects for a text.
    init(_ text: NSAttributedString) {
        (container, manager, storage) = (
            NSTextContainer(size: .zero), NSLayoutManager(), NSTextStorage(attributedString: text)
        )
        isShared = false
        container.widthTracksTextView = true
        manager.allowsNonContiguousLayout = true
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    /// Takes an app's container, with its manager and text if it has them.
    init(_ container: NSTextContainer) {
        self.container = container
        manager = container.layoutManager ?? NSLayoutManager()
        storage = manager.textStorage ?? NSTextStorage(string: "")
        isShared = true
        if container.layoutManager == nil { manager.addTextContainer(container) }
        storage.addLayoutManager(manager)
    }

    /// Calls a closure with the text after each change of the storage that did not come from the view.
    func watch(_ change: @escaping (NSAttributedString) -> Void) {
        let other = manager.onChange
        manager.onChange = { [weak self] in
            other?()
            guard let self, !isCopying else { return }
            isCopying = true
            change(storage)
            isCopying = false
        }
    }

    /// Copies the view's text to the storage.
    func textChanged(to text: NSAttributedString) {
        guard !isCopying, !storage.isSame(as: text) else { return }
        isCopying = true
        storage.setAttributedString(text)
        isCopying = false
    }

    /// Sets the width of a container that follows the view to the view's.
    func fit(_ size: CGSize, _ insets: UIEdgeInsets) {
        guard !isShared || container.widthTracksTextView else { return }
        let wasCopying = isCopying
        isCopying = true
        container.size = CGSize(width: max(0, size.width - insets.left - insets.right), height: 0)
        isCopying = wasCopying
    }

    /// True when the manager draws the text: a subclass, or one that fills several containers.
    var drawsText: Bool {
        type(of: manager) != NSLayoutManager.self || manager.textContainers.count > 1
    }

    func draw(at origin: CGPoint) {
        let range = manager.glyphRange(for: container)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}

extension UITextView {
    /// The text view's storage, layout manager and container, created on first use.
    var madeKit: TextKitLink {
        if let kit { return kit }
        let made = TextKitLink(editor.storage)
        connect(made)
        return made
    }

    /// Shows the text of a container.
    func adopt(_ container: NSTextContainer) {
        let link = TextKitLink(container)
        connect(link)
        if link.storage.length > 0 { show(NSAttributedString(attributedString: link.storage)) }
    }

    private func connect(_ link: TextKitLink) {
        kit = link
        link.watch { [weak self] text in
            guard let self else { return }
            if editor.storage.isSame(as: text) {
                textLooksChanged()
            } else {
                show(NSAttributedString(attributedString: text))
            }
        }
        link.fit(bounds.size, textContainerInset)
    }
}
