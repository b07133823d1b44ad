import CoreGraphics
public import Foundation

/// The text field of a search bar, with a magnifying glass before its text.
open class UISearchTextField: UITextField {
    /// Creates a field with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginSearching()
    }

    /// Creates a field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginSearching()
    }

    /// The distance from the field's edge to the magnifying glass, in points.
    private static let inset: CGFloat = 6

    private func beginSearching() {
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clipsToBounds = true
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.inset, dy: 0) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds).offsetBy(dx: -Self.inset, dy: 0) }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let room = super.textRect(forBounds: bounds)
        return CGRect(x: room.minX + 4, y: room.minY, width: max(0, room.width - 10), height: room.height)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 36) }
}

/// The delegate of a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
