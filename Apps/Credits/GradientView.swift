import UIKit

/// A background with a vertical gradient between two colours.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setColors()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setColors()
    }

    private func setColors() {
        (layer as? CAGradientLayer)?.colors = [
            UIColor(red: 0.16, green: 0.24, blue: 0.42, alpha: 1).cgColor,
            UIColor(red: 0.04, green: 0.06, blue: 0.13, alpha: 1).cgColor,
        ]
    }
}
