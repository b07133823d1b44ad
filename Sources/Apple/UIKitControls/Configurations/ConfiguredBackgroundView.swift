import CoreGraphics
package import Foundation

/// A view that shows a background configuration; its superview gives it the bounds of the whole background.
package final class ConfiguredBackgroundView: UIView, ColorResolving {
    /// The shown configuration.
    package var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue || configuration.backgroundColorTransformer != nil { show(replacing: oldValue) } }
    }
    private let plate = UIView(frame: .zero)
    private let line = UIView(frame: .zero)
    private var effect: UIVisualEffectView?
    private var picture: UIImageView?

    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(plate)
        addSubview(line)
        plate.clipsToBounds = true
        line.isUserInteractionEnabled = false
        show(replacing: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds.inset(by: insets)
        line.frame = plate.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        for part in [effect, picture, configuration.customView] { part?.frame = plate.bounds }
    }

    package override func tintColorDidChange() { resolveColors() }
    package func resolveOwnColors() {
        plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        line.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    private var insets: UIEdgeInsets {
        var insets = configuration.backgroundInsets
        let (edges, margins) = (configuration.edgesAddingLayoutMarginsToBackgroundInsets, superview?.directionalLayoutMargins ?? .zero)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    private func show(replacing old: UIBackgroundConfiguration?) {
        if let view = old?.customView, view !== configuration.customView { view.removeFromSuperview() }
        for part in [effect, picture] { part?.removeFromSuperview() }
        effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
        picture = configuration.image.map { UIImageView(image: $0) }
        picture?.contentMode = configuration.imageContentMode
        for case let part? in [effect, picture, configuration.customView] { plate.addSubview(part) }
        plate.layer.cornerRadius = configuration.cornerRadius
        line.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + configuration.strokeOutset : 0
        line.layer.borderWidth = configuration.strokeWidth
        resolveOwnColors()
        setNeedsLayout()
    }
}
