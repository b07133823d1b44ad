import UIKit

/// An invisible button over a label: the label lights up while a finger is down on it.
enum LinkButton {
    static func connect(_ button: UIButton, to label: UILabel, open: @escaping () -> Void) {
        label.highlightedTextColor = .white
        button.addAction(UIAction { _ in label.isHighlighted = true }, for: [.touchDown, .touchDragEnter])
        button.addAction(UIAction { _ in label.isHighlighted = false }, for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
        button.addAction(UIAction { _ in open() }, for: .touchUpInside)
    }
}
