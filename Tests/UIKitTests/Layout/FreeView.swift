import UIKit

/// A view for Auto Layout with any intrinsic content size.
final class FreeView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var insets = UIEdgeInsets.zero

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        content = CGSize(width: width, height: height)
    }
}
