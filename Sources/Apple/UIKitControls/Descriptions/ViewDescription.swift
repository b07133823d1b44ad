import CoreGraphics
import Foundation

/// The line that describes a view, as people read it in logs and in snapshots of text.
///
///     <UILabel: 0x7f31; frame = (16 20; 288 33.6667); text = 'Hi'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x7f32>>
///
/// A value is named when it differs from that of a fresh `UIView`.
///
/// - Source: Descriptions printed by UIKit, as swift-snapshot-testing stores them.
@MainActor
struct ViewDescription {
    let view: UIView

    var line: String {
        let described = view as? any SelfDescribing
        var words = ["<\(ObjectName.of(view))", "frame = \(Self.text(view.frame))"]
        words += described?.wordsAfterFrame ?? []
        words += states
        words.append("layer = <\(ObjectName.of(view.layer, named: layerName))>")
        words += described?.wordsAfterLayer ?? []
        return words.joined(separator: "; ") + ">"
    }

    private var states: [String] {
        var words: [String] = []
        if !view.transform.isIdentity { words.append("transform = \(Self.text(view.transform))") }
        if view.clipsToBounds { words.append("clipsToBounds = YES") }
        if view.alpha != 1 { words.append("alpha = \(Self.text(view.alpha))") }
        if view.isHidden { words.append("hidden = YES") }
        if !view.isOpaque { words.append("opaque = NO") }
        if !view.autoresizingMask.isEmpty { words.append("autoresize = \(Self.text(view.autoresizingMask))") }
        if !view.isUserInteractionEnabled { words.append("userInteractionEnabled = NO") }
        if view.tag != 0 { words.append("tag = \(view.tag)") }
        if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
            words.append("gestureRecognizers = <NSArray: \(ObjectName.address(of: view))>")
        }
        if let keys = view.layer.animationKeys(), !keys.isEmpty {
            let animations = keys.compactMap { key in view.layer.animation(forKey: key).map { "\(key)=<\(ObjectName.of($0))>; " } }
            words.append("animations = { \(animations.joined())}")
        }
        return words
    }

    /// The name of the layer's class; labels of UIKit have a class of their own, which nothing else shows.
    private var layerName: String { view is any LabelDescribing ? "_UILabelLayer" : ObjectName.className(of: view.layer) }

    // MARK: Values

    private static func text(_ rect: CGRect) -> String { "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))" }

    private static func text(_ transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(numbers.map { text($0) }.joined(separator: ", "))]"
    }

    private static func text(_ number: CGFloat) -> String { NumberText.short(number) }

    private static func text(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UIView: LogDescribing {
    package var logLine: String { ViewDescription(view: self).line }

    /// Returns the descriptions of the view and its descendants, a line each, indented by depth.
    package func recursiveDescription() -> String { indentedDescription(depth: 0).joined(separator: "\n") }

    private func indentedDescription(depth: Int) -> [String] {
        let prefix = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
        return [prefix + description] + subviews.flatMap { $0.indentedDescription(depth: depth + 1) }
    }
}
