import UIKit

/// An invisible button over a label, which is highlighted while the button is touched.
enum LinkButton {
    static func connect(_ button: UIButton, to label: UILabel, open: @escaping () -> Void) {
        label.highlightedTextColor = .white
        button.addAction(UIAction { _ in label.isHighlighted = true }, for: [.touchDown, .touchDragEnter])
        button.addAction(UIAction { _ in label.isHighlighted = false }, for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
        button.addAction(UIAction { _ in open() }, for: .touchUpInside)
    }
}
