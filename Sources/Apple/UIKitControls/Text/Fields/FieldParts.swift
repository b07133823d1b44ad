import CoreGraphics
import Foundation
import LaminaEditing
import QuartzCore

/// The view that draws a text field's text and contains its caret and highlight.
///
/// The view is as large as the text's rectangle and clips text, caret and highlight to it.
package final class FieldCanvas: UIView {
    /// Nil once the field is gone, whose parts an app may have kept.
    private weak var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) {
        guard let field else { return }
        if field.editor.edited.isEmpty {
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        } else {
            field.drawText(in: bounds)
        }
    }
}

/// The view that draws a text field's border.
package final class FieldBorder: UIView, ColorResolving {
    private var color: UIColor?
    private lazy var picture = makePicture()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a border, or an image in place of it.
    func show(_ style: UITextField.BorderStyle, _ image: UIImage?) {
        let style = image == nil ? style : .none
        if image != nil || !subviews.isEmpty { picture.image = image }
        layer.cornerRadius = style == .roundedRect ? 5 : 0
        layer.borderWidth = style == .none ? 0 : style == .line ? 1 : 1 / traitCollection.displayScale
        backgroundColor = style == .roundedRect ? .systemBackground : nil
        color = style == .none ? nil : style == .line ? .label : .opaqueSeparator
        resolveColors()
    }

    private func makePicture() -> UIImageView {
        let picture = UIImageView(frame: bounds)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
        return picture
    }

    package func resolveOwnColors() {
        layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    }
}

/// The button that clears a text field.
package final class FieldClearButton: UIControl {
    /// Nil once the field is gone, whose parts an app may have kept.
    private weak var field: UITextField?
    private let picture = UIImageView()

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        picture.image = UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
        picture.tintColor = .systemGray2
        picture.contentMode = .center
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside { field?.clear() } }
}
