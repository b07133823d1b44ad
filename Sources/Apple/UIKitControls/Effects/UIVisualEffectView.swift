import CoreGraphics
public import Foundation
package import LaminaMethods
import LaminaScene
import QuartzCore

/// A view that blurs what lies beneath it, or that makes its content vibrant.
///
/// Views go into `contentView`. In an animation block a change of `effect` animates radius, saturation and tint.
open class UIVisualEffectView: UIView {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { effectViewMembers }

    /// The view whose subviews lie above the effect.
    public let contentView = UIView()
    /// Shows the blurred picture of what lies beneath.
    private let backdropView = UIView()
    /// The tint of the material.
    private let tintView = UIView()

    /// The effect; animatable, nil for none, which shows the content only.
    ///
    /// Like every effect of its background, it sees only what lies beneath in the same group: not through a superview with an alpha below 1
    /// whose layer has group opacity.
    open var effect: UIVisualEffect? {
        didSet { show(from: material(of: oldValue)) }
    }

    /// Creates a view of no size with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        build()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates the view from a nib or an archive, without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UIVisualEffectView.self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backdropView, tintView, contentView] { view.frame = bounds }
    }

    /// Reports views that were added to the view itself, which Apple's documentation forbids; they stay.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard ![backdropView, tintView, contentView].contains(subview) else { return }
        Diagnostics.warn("a subview of UIVisualEffectView belongs into its contentView; \(type(of: subview)) stays where it is")
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle else { return }
        UIView.performWithoutAnimation { show(from: material(of: effect)) }
    }

    private func build() {
        // As a group, a fading view would blur nothing: a group does not see what lies beneath it.
        layer.allowsGroupOpacity = false
        backdropView.isUserInteractionEnabled = false
        tintView.isUserInteractionEnabled = false
        for view in [backdropView, tintView, contentView] { addSubview(view) }
        backdropView.layer.backgroundFilters = [CAFilter(type: EffectKeys.blur), CAFilter(type: EffectKeys.saturation)]
        show(from: .none)
    }

    /// The material that an effect shows; none for a vibrancy, which has no background.
    private func material(of effect: UIVisualEffect?) -> Material {
        guard let blur = effect as? UIBlurEffect else { return .none }
        return Material(blur.style, isDark: blur.isDark(in: traitCollection))
    }

    /// Shows the effect, in a block with an animation from the old material.
    private func show(from old: Material) {
        let new = material(of: effect)
        set(EffectKeys.radius, from: old.radius, to: new.radius)
        set(EffectKeys.amount, from: old.saturation, to: new.saturation)
        // A tint that fades keeps its white.
        let white = new == .none ? old.white : new.white
        tintView.backgroundColor = UIColor(white: white, alpha: new.alpha)
        showVibrancy(effect as? UIVibrancyEffect)
    }

    private func set(_ keyPath: String, from old: Double, to new: Double) {
        let layer = backdropView.layer
        layer.setValue(new, forKeyPath: keyPath)
        guard old != new, let block = AnimationScope.current?.block, block.settings.duration > 0, layer.isHosted || block.animatesUnhosted else {
            return
        }
        block.add(block.settings.makeAnimation(keyPath: keyPath, from: .number(old), to: .number(new)), to: layer)
    }

    private func showVibrancy(_ vibrancy: UIVibrancyEffect?) {
        let isDark = vibrancy?.blur.isDark(in: traitCollection) ?? false
        contentView.layer.filters = vibrancy.map { [$0.shade(isDark: isDark)] }
        contentView.layer.compositingFilter = vibrancy.map { _ in isDark ? "vibrantDark" : "vibrantLight" }
    }
}

/// The filters of an effect view's background, and the key paths of their inputs.
private enum EffectKeys {
    static let blur = "gaussianBlur"
    static let saturation = "colorSaturate"
    static let radius = "backgroundFilters.gaussianBlur.inputRadius"
    static let amount = "backgroundFilters.colorSaturate.inputAmount"
}

extension UIVibrancyEffect {
    /// A filter that paints the content in one grey, whose distance from black or white is the style's strength; it lightens a dark material and
    /// darkens a light one.
    fileprivate func shade(isDark: Bool) -> CAFilter {
        let strength =
            switch style {
            case .label: 0.6
            case .secondaryLabel: 0.45
            case .tertiaryLabel: 0.3
            case .quaternaryLabel: 0.18
            case .fill: 0.36
            case .secondaryFill: 0.28
            case .tertiaryFill: 0.2
            case .separator: 0.24
            @unknown default: 0.6
            }
        let filter = CAFilter(type: "colorMatrix")
        // A dark material is lightened by bright content, a light one darkened by dark content.
        let grey = isDark ? strength : 1 - strength
        filter.setValue([0, 0, 0, 0, grey, 0, 0, 0, 0, grey, 0, 0, 0, 0, grey, 0, 0, 0, 1, 0], forKey: "inputColorMatrix")
        return filter
    }
}
