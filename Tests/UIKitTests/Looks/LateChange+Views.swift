import Foundation
import UIKit

extension LateChange {
    private static let plain = { @MainActor @Sendable in
        let view = UIView()
        view.backgroundColor = .red
        view.addSubview(block(.blue))
        return view
    }
    private static let imageView = { @MainActor @Sendable in UIImageView(image: halfRed(.alwaysTemplate)) }
    private static let stack = { @MainActor @Sendable in
        let stack = UIStackView(arrangedSubviews: [block(.red), block(.green, 10, 30), block(.blue, 30, 10)])
        stack.alignment = .top
        return stack
    }

    static let views = list {
        LateChange("backgroundColor", plain) { $0.backgroundColor = .green }
        LateChange("alpha", plain) { $0.alpha = 0.5 }
        LateChange("isHidden", plain) { $0.subviews[0].isHidden = true }
        LateChange("transform", plain) { $0.subviews[0].transform = CGAffineTransform(translationX: 10, y: 5) }
        LateChange("center", plain) { $0.subviews[0].center = CGPoint(x: 50, y: 30) }
        LateChange("bounds", plain) { $0.subviews[0].bounds.size.width = 6 }
        LateChange("clipsToBounds", plain) {
            $0.subviews[0].addSubview(block(.green, 60, 30))
            $0.subviews[0].clipsToBounds = true
        }
        LateChange("mask", plain) { $0.mask = block(.black, 30, 30) }
        LateChange("exchangeSubview", plain) {
            $0.addSubview(block(.green))
            $0.exchangeSubview(at: 0, withSubviewAt: 1)
            $0.subviews[1].frame.origin.x = 10
        }
        LateChange("sendSubviewToBack", plain) {
            $0.addSubview(block(.green, 30, 30))
            $0.sendSubviewToBack($0.subviews[1])
        }
        LateChange("bringSubviewToFront", plain) {
            $0.addSubview(block(.green, 10, 30))
            $0.bringSubviewToFront($0.subviews[0])
        }
        LateChange("image", imageView) { $0.image = halfRed() }
        LateChange("no image", imageView) { $0.image = nil }
        LateChange("tintColor", imageView) { $0.tintColor = .green }
        LateChange("contentMode", imageView) { $0.contentMode = .bottomRight }
        LateChange("contentMode aspect", imageView) { $0.contentMode = .scaleAspectFit }
        LateChange("highlightedImage", imageView) {
            $0.isHighlighted = true
            $0.highlightedImage = halfRed()
        }
        LateChange("isHighlighted", imageView) {
            $0.highlightedImage = halfRed()
            $0.isHighlighted = true
        }
        LateChange("axis", stack) { $0.axis = .vertical }
        LateChange("spacing", stack) { $0.spacing = 15 }
        LateChange("alignment", stack) { $0.alignment = .bottom }
        LateChange("distribution", stack) { $0.distribution = .fillEqually }
        LateChange("customSpacing", stack) { $0.setCustomSpacing(25, after: $0.arrangedSubviews[0]) }
        LateChange("isLayoutMarginsRelativeArrangement", stack) { $0.isLayoutMarginsRelativeArrangement = true }
        LateChange("layoutMargins", stack) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 1)
        }
        LateChange("addArrangedSubview", stack) { $0.addArrangedSubview(block(.black)) }
        LateChange("insertArrangedSubview", stack) { $0.insertArrangedSubview(block(.black), at: 1) }
        LateChange("removeArrangedSubview", stack) { $0.arrangedSubviews[1].removeFromSuperview() }
        LateChange("hidden arranged subview", stack) { $0.arrangedSubviews[1].isHidden = true }
    }
}
