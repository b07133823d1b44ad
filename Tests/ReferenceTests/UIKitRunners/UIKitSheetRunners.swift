import CoreGraphics
import QuartzCore
import UIKit

/// Runners for sheets: detents, drags, releases and the dimming behind them.
///
/// A drag is 10 points longer than the offset that it shall cause, because a sheet does not follow the first 10 points.
@MainActor let uikitSheetRunners: [String: UIKitRunner] = [
    "sheet-detent/frame": { input in
        let stage = try SheetStage(input, [detent(input["detent"])])
        return ["frame": JSON(stage.frame), "contentSafeAreaBottom": JSON(stage.second.view.safeAreaInsets.bottom)]
    },
    "sheet-detent/form": { input in
        guard try input.text("style") == "formSheet" else { throw Unsupported("style") }
        return JSON(try SheetStage(input, [.large()], style: .formSheet).frame)
    },
    "sheet-detent/maximum detent": { input in
        let facts = Facts()
        _ = try SheetStage(input, [facts.detent])
        return JSON(facts.maximum)
    },
    "sheet-detent/size classes": { input in
        let facts = Facts()
        _ = try SheetStage(input, [facts.detent])
        return [
            "horizontal": .number(Double(facts.traits.horizontalSizeClass.rawValue)),
            "vertical": .number(Double(facts.traits.verticalSizeClass.rawValue)),
        ]
    },
    "sheet-detent/first detent": { input in
        let names = try input.elements("detents")
        let frame = SheetStage(try names.map(detent)).frame
        return try names.first { SheetStage([try detent($0)]).frame == frame } ?? .null
    },
    "sheet-interaction/drag": { input in
        let stage = SheetStage([.large()])
        let top = stage.frame.minY
        stage.stage.drag(from: 100, by: try input.number("fingerWay"), velocity: 0, leaves: false)
        return JSON(stage.frame.minY - top)
    },
    "sheet-interaction/release": { input in
        let (offset, height) = (try input.number("offset"), try input.number("height"))
        // A custom detent does not include the bottom safe area of 34 points.
        let stage = SheetStage([.custom { _ in height - 34 }])
        stage.stage.drag(from: 852 - height + 20, by: offset + 10, velocity: try input.number("velocity"))
        stage.stage.finishTransition()
        return .text(stage.first.presentedViewController == nil ? "dismissed" : "back")
    },
    "sheet-interaction/spring": { _ in
        let stage = SheetStage([.large()])
        stage.stage.drag(from: 100, by: 310, velocity: 0, leaves: false)
        // Commits the card at its dragged position before the touch ends.
        stage.stage.advance(by: 0)
        stage.stage.time += 1
        stage.stage.finger(.up, 196.5, 410)
        guard let layer = stage.card?.layer else { return .null }
        let rest = Double(layer.position.y)
        let start = Double(stage.stage.shown(layer, "position.y")) - rest
        stage.stage.advance(by: 0.1)
        let part = (Double(stage.stage.shown(layer, "position.y")) - rest) / start
        // The remaining distance of a critically damped spring is (1 + ωt)·e^(-ωt). It decreases with ωt, so bisection finds ωt, here for t = 0.1 s.
        var (low, high) = (0.0, 100.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (1 + middle) * exp(-middle) > part { low = middle } else { high = middle }
        }
        return .number(low / 0.1)
    },
    "sheet-interaction/shade": { input in
        let height = input["height"]?.number ?? 793
        let stage = SheetStage([.custom { _ in height - 34 }])
        if let offset = input["offset"]?.number { stage.stage.drag(from: 100, by: offset + 10, velocity: 0, leaves: false) }
        return stage.shade
    },
    "sheet-interaction/shade between detents": { _ in
        let stage = SheetStage([.medium(), .large()])
        stage.stage.drag(from: 500, by: -150, velocity: 0, leaves: false)
        return stage.shade
    },
    "sheet-interaction/scroll view inside": { input in
        guard try input.text("direction") == "down", let place = input["contentOffset"] else { throw Unsupported("direction") }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        scrollView.contentInsetAdjustmentBehavior = .never
        let stage = SheetStage([.large()]) { $0.addSubview(scrollView) }
        let (top, start): (CGFloat, CGFloat) = (stage.frame.minY, place.number.map { CGFloat($0) } ?? 1000)
        scrollView.contentOffset.y = start
        stage.stage.drag(from: 200, by: 100, velocity: 0, leaves: false)
        let (movesCard, movesContent) = (stage.frame.minY > top, scrollView.contentOffset.y != start)
        if movesCard { return .text(movesContent ? "both" : "sheet, offset stays 0") }
        return .text(movesContent ? "content, sheet stays" : "nothing")
    },
    "sheet-interaction/grabber": { _ in
        let stage = SheetStage([.large()]) { _ in }
        stage.second.sheetPresentationController?.prefersGrabberVisible = true
        stage.stage.advance(by: 0)
        guard let grabber = stage.card?.subviews.first(where: { $0 !== stage.second.view && !$0.isHidden }) else { return .null }
        return [
            "size": JSON(grabber.bounds.size), "cornerRadius": JSON(grabber.layer.cornerRadius), "top": JSON(grabber.frame.minY),
            "x": JSON(grabber.frame.minX),
        ]
    },
    "sheet-interaction/grabber by default": { _ in .bool(UIViewController().sheetPresentationController?.prefersGrabberVisible ?? true) },
    "colour/ground under a sheet": { _ in
        let stage = SheetStage([.medium()])
        stage.first.view.backgroundColor = .white
        return colourBytes(stage.stage.window.pixel(196, 100))
    },
]

/// Creates the detent `large` or `medium`, or a custom one with a height.
@MainActor private func detent(_ json: JSON?) throws -> UISheetPresentationController.Detent {
    if let height = json?["custom"]?.number { return .custom { _ in height } }
    switch json?.text {
    case "large": return .large()
    case "medium": return .medium()
    default: throw Unsupported("detent")
    }
}

/// Records the values that a custom detent receives when UIKit asks for its height.
@MainActor private final class Facts {
    var maximum = CGFloat.nan
    var traits = UITraitCollection()

    var detent: UISheetPresentationController.Detent {
        .custom { context in
            (self.maximum, self.traits) = (context.maximumDetentValue, context.containerTraitCollection)
            return 200
        }
    }
}

/// A stage with a presented sheet.
@MainActor private final class SheetStage {
    let first = UIViewController()
    let second = UIViewController()
    let stage: UIKitStage

    init(
        _ detents: [UISheetPresentationController.Detent], size: CGSize = CGSize(width: 393, height: 852),
        safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), style: UIModalPresentationStyle = .pageSheet,
        fill: (UIView) -> Void = { _ in }
    ) {
        stage = UIKitStage(first, size: size, safeArea: safeArea)
        second.modalPresentationStyle = style
        second.sheetPresentationController?.detents = detents
        fill(second.view)
        first.present(second, animated: false)
        stage.advance(by: 0)
    }

    convenience init(
        _ input: UIKitInput, _ detents: [UISheetPresentationController.Detent], style: UIModalPresentationStyle = .pageSheet
    ) throws {
        self.init(detents, size: CGSize(of: input["window"]), safeArea: UIEdgeInsets(input["safeArea"]), style: style)
    }

    /// The view that is dragged, with the content inside.
    var card: UIView? { second.presentationController?.presentedView }
    /// The content's frame in the window.
    var frame: CGRect { second.view.convert(second.view.bounds, to: nil) }

    /// The opacity of the dimming view behind the sheet.
    var shade: JSON {
        let container = second.presentationController?.containerView
        guard let view = container?.subviews.first(where: { $0 !== card }), let color = view.backgroundColor else { return .null }
        var alpha: CGFloat = 0
        _ = color.getWhite(nil, alpha: &alpha)
        return JSON(alpha * view.alpha)
    }
}
