import CoreGraphics
import Foundation
import UIKit

/// The bubble above a selected annotation: its two lines between two accessory views.
final class MapCallout: UIView {
    private let bubble: UIView
    private let stack: UIStackView

    /// Creates the bubble of an annotation's view.
    ///
    /// - Parameter tapped: Called with an accessory control that was tapped.
    init(of view: MKAnnotationView, tapped: @escaping @MainActor (UIControl) -> Void) {
        let detail = view.detailCalloutAccessoryView ?? view.annotation?.subtitle.map { Self.label($0, size: 12) }
        let lines = UIStackView(arrangedSubviews: [view.annotation?.title.map { Self.label($0, size: 17) }, detail].compactMap(\.self))
        lines.axis = .vertical
        stack = UIStackView(arrangedSubviews: [view.leftCalloutAccessoryView, lines, view.rightCalloutAccessoryView].compactMap(\.self))
        stack.alignment = .center
        stack.spacing = 8
        bubble = UIView()
        super.init(frame: .zero)
        bubble.backgroundColor = .systemBackground
        bubble.layer.cornerRadius = 8
        bubble.layer.shadowOpacity = 0.25
        bubble.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(bubble)
        bubble.addSubview(stack)
        for case let control as UIControl in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView] {
            // The identifier lets a later bubble of the same control replace the action.
            let tap = UIAction(identifier: UIAction.Identifier("MapCallout")) { [weak control] _ in control.map(tapped) }
            control.addAction(tap, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Places the bubble with its lower edge at a point.
    func place(above point: CGPoint) {
        let content = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        bounds.size = CGSize(width: content.width + 24, height: max(content.height, 24) + 16)
        center = CGPoint(x: point.x, y: point.y - bounds.height / 2 - 4)
        bubble.frame = bounds
        stack.frame = CGRect(x: 12, y: 8, width: content.width, height: bounds.height - 16)
    }

    private static func label(_ text: String, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }
}
