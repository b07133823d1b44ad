import CoreGraphics
import Foundation
import UIKit

/// Runners for switches, segments, steppers, progress bars, page controls, activity indicators and buttons.
@MainActor let uikitControlRunners: [String: UIKitRunner] = [
    "control/switch before it was shown": { _ in
        let view = UISwitch()
        view.setOn(true, animated: true)
        return .text(view.tree.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true } ? "at once" : "animated")
    },
    "control/segment widths": { input in
        let segments = Int(try input.number("segments"))
        let control = UISegmentedControl(items: (0..<segments).map { "S\($0)" })
        control.frame = CGRect(x: 0, y: 0, width: try input.number("width"), height: 32)
        control.layoutIfNeeded()
        let labels = control.tree.filter { ($0 as? UILabel)?.text?.hasPrefix("S") == true }
        let views = labels.compactMap(\.superview).sorted { $0.frame.minX < $1.frame.minX }
        return JSON(views.map(\.frame.width))
    },
    "control/segments over white": { _ in
        let (root, control) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), UISegmentedControl(items: ["", ""]))
        root.backgroundColor = .white
        control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
        root.addSubview(control)
        return colourBytes(root.pixel(40, 16))
    },
    "control/segments disabled": { _ in
        let control = UISegmentedControl(items: ["A", "B"])
        control.isEnabled = false
        return JSON(control.alpha)
    },
    "control/stepper size": { _ in JSON(UIStepper().intrinsicContentSize) },
    "control/stepper defaults": { _ in
        let stepper = UIStepper()
        return .array([
            .number(stepper.value), .number(stepper.minimumValue), .number(stepper.maximumValue), .number(stepper.stepValue),
            .bool(stepper.isContinuous), .bool(stepper.autorepeat), .bool(stepper.wraps),
        ])
    },
    "control/progress frame": { input in JSON(UIProgressView(frame: CGRect(of: input["frame"])).frame) },
    "control/progress width": { input in progressWidth(width: try input.number("width"), progress: try input.number("progress")) },
    "control/empty progress": { _ in progressWidth(width: 280, progress: 0) },
    "control/page control size": { input in
        let control = UIPageControl()
        control.numberOfPages = Int(try input.number("pages"))
        return JSON(control.intrinsicContentSize)
    },
    "control/indicator sizes": { _ in .array(indicators.map { JSON($0.intrinsicContentSize) }) },
    "control/indicator blades": { _ in .number(Double(indicators[0].subviews.count)) },
    "control/indicator shape": { _ in
        .array(
            indicators.map { indicator in
                let blade = indicator.subviews[0]
                let middle = blade.convert(CGPoint(x: blade.bounds.midX, y: blade.bounds.midY), to: indicator)
                let distance = hypot(middle.x - indicator.bounds.midX, middle.y - indicator.bounds.midY)
                let sides = [blade.bounds.width, blade.bounds.height]
                return JSON([sides.max() ?? 0, sides.min() ?? 0, distance])
            })
    },
    "control/indicator alphas": { _ in
        let indicator = indicators[0]
        let centre = CGPoint(x: indicator.bounds.midX, y: indicator.bounds.midY)
        /// Returns a blade's angle in radians, counterclockwise on screen from the left.
        @MainActor func turn(_ blade: UIView) -> CGFloat {
            let middle = blade.convert(CGPoint(x: blade.bounds.midX, y: blade.bounds.midY), to: indicator)
            let angle = atan2(middle.y - centre.y, centre.x - middle.x)
            return angle < -1e-6 ? angle + 2 * .pi : angle
        }
        return JSON(indicator.subviews.sorted { turn($0) < turn($1) }.map { ($0.alpha * 255).rounded() })
    },
    "control/button sizes": { input in
        .array(
            try input.elements("labels").map { label in
                let button = UIButton(type: .system)
                button.setAttributedTitle(text(of: CGSize(of: label)), for: .normal)
                return JSON(button.intrinsicContentSize)
            })
    },
    "control/button label": { input in
        let button = UIButton(type: .system)
        button.setAttributedTitle(text(of: CGSize(of: input["label"])), for: .normal)
        button.frame.size = CGSize(of: input["bounds"])
        button.layoutIfNeeded()
        return button.titleLabel.map { JSON($0.frame) } ?? .null
    },
    "control/button fitting": { input in
        let button = UIButton(type: .system)
        button.setAttributedTitle(text(of: CGSize(of: input["label"])), for: .normal)
        return JSON(button.sizeThatFits(CGSize(of: input["offered"])))
    },
    "control/button insets": { input in
        let button = UIButton(type: .system)
        button.setAttributedTitle(text(of: CGSize(of: input["content"])), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(input["insets"])
        return JSON(button.intrinsicContentSize)
    },
    "control/button disabled": { _ in
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.isEnabled = false
        return .array(
            [UIUserInterfaceStyle.light, .dark].map { style in
                let color = button.titleLabel?.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                return JSON((color?.cgColor.components ?? []).map { ($0 * 255).rounded() })
            })
    },
    "control/button disabled, own colour": { _ in
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.isEnabled = false
        return .bool(button.titleLabel?.textColor == .red)
    },
    "input/pointer interaction": { _ in .bool(UIButton(type: .system).isPointerInteractionEnabled) },
    "input/long press": { _ in .number(UILongPressGestureRecognizer().minimumPressDuration) },
]

/// A medium and a large activity indicator, laid out.
@MainActor private var indicators: [UIActivityIndicatorView] {
    [UIActivityIndicatorView.Style.medium, .large].map { style in
        let view = UIActivityIndicatorView(style: style)
        view.layoutIfNeeded()
        return view
    }
}

/// Returns the width of a progress bar's filled part, which is the frontmost subview.
@MainActor private func progressWidth(width: Double, progress: Double) -> JSON {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: width, height: 4))
    view.progress = Float(progress)
    view.layoutIfNeeded()
    return view.subviews.last.map { JSON($0.frame.width) } ?? .null
}

/// Returns a title of exactly the given size, by setting its letter spacing and line height.
@MainActor func text(of size: CGSize) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (size.height, size.height)
    let text = NSMutableAttributedString(string: "ii", attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
    // Buttons round the text's width up, so it is slightly less than `size.width`.
    text.addAttribute(.kern, value: size.width - text.size().width - 0.001, range: NSRange(location: 0, length: 1))
    return text
}
