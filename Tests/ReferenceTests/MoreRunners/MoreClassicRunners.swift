import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit

/// Runners for the measures of controls, pickers and cells.
@MainActor let moreClassicRunners: [String: UIKitRunner] = [
    "control-classic/switch track": { _ in
        guard let track = UISwitch().subviews.first else { return .null }
        return JSON([track.bounds.width, track.bounds.height, track.layer.cornerRadius])
    },
    "control-classic/segments ground": { _ in JSON(segments().layer.cornerRadius) },
    "control-classic/segments pill": { _ in
        let control = segments()
        guard let pill = control.subviews.first(where: { $0 is SegmentThumb }), let segment = control.subviews.last else { return .null }
        return JSON([pill.layer.cornerRadius, segment.frame.minX - pill.frame.minX])
    },
    "control-classic/segments separator": { _ in
        guard let line = segments().subviews.first(where: { $0.frame.width == 1 }) else { return .null }
        let light = UITraitCollection(userInterfaceStyle: .light)
        let color = line.backgroundColor?.resolvedColor(with: light).cgColor.components ?? []
        return .array([JSON(line.frame.width), JSON(line.frame.minY), JSON(color.map { ($0 * 255).rounded() })])
    },
    "control-classic/segments spring": { _ in
        let (stage, control) = shown()
        control.selectedSegmentIndex = 0
        stage.advance(by: 0)
        let thumb = control.subviews.first { $0 is SegmentThumb }
        stage.finger(.down, 300, 216)
        stage.finger(.up, 300, 216)
        guard let animation = thumb?.layer.animationKeys()?.compactMap({ thumb?.layer.animation(forKey: $0) as? CASpringAnimation }).first
        else { return .null }
        return JSON([animation.mass, animation.stiffness, animation.damping, CGFloat(animation.duration)])
    },
    "control-classic/segments fading": { _ in
        let (stage, control) = shown()
        stage.finger(.down, 300, 216)
        let fading = control.tree.compactMap { $0.layer.animation(forKey: "opacity") }.first
        stage.finger(.up, 300, 216)
        return fading.map { .number($0.duration) } ?? .null
    },
    "control-classic/segments weights": { _ in
        let control = segments()
        control.selectedSegmentIndex = 1
        let labels = control.tree.compactMap { $0 as? UILabel }.sorted { $0.superview?.frame.minX ?? 0 < $1.superview?.frame.minX ?? 0 }
        return .array([1, 0].map { .text(labels[$0].font.fontName.split(separator: "-").last.map { $0.lowercased() } ?? "") })
    },
    "control-classic/indicator thickness": { _ in
        let (scroll, bar) = indicator(contentHeight: 2000)
        guard let bar else { return .null }
        // Indicators cannot be dragged, so their thickness never changes.
        return JSON([bar.frame.width, bar.frame.width, scroll.bounds.maxX - bar.frame.maxX])
    },
    "control-classic/indicator length": { _ in
        let (scroll, bar) = indicator(contentHeight: 1e6)
        let least = bar?.frame.height ?? 0
        scroll.contentOffset.y = -400
        return JSON([least, bar?.frame.height ?? 0])
    },
    "control-classic/indicator seconds": { _ in
        let (_, bar) = indicator(contentHeight: 2000)
        guard let bar, let fade = bar.layer.animation(forKey: "fade") else { return .null }
        let delay = fade.beginTime - bar.layer.convertTime(CACurrentMediaTime(), from: nil)
        return .array([delay, fade.duration].map { .number(($0 * 100).rounded() / 100) })
    },
    "control-more/page control": { input in
        let control = UIPageControl(frame: CGRect(origin: .zero, size: CGSize(of: input["size"])))
        control.numberOfPages = Int(try input.number("pages"))
        control.layoutIfNeeded()
        guard let content = control.subviews.last else { return .null }
        let dots = content.subviews.map(\.frame)
        guard case .object = input.expected else { return JSON(content.frame) }
        return [
            "content": JSON(content.frame), "dots": JSON(dots.map(\.minX)), "dot": JSON([dots.first?.width ?? 0, dots.first?.height ?? 0]),
        ]
    },
    "picker-classic/wheels": { _ in
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        let size = picker.intrinsicContentSize
        picker.frame.size = size
        picker.layoutIfNeeded()
        guard let wheels = picker.tree.compactMap({ $0 as? UIPickerView }).first else { return .null }
        wheels.layoutIfNeeded()
        let band = wheels.subviews.first { !($0 is UIScrollView) }
        return JSON([size.width, size.height, wheels.rowSize(forComponent: 0).height, band?.frame.height ?? 0])
    },
    "picker-classic/count down": { _ in
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.frame.size = picker.intrinsicContentSize
        picker.layoutIfNeeded()
        guard let wheels = picker.tree.compactMap({ $0 as? UIPickerView }).first else { return .null }
        // The unit belongs to the row's title, so that its size is the row's.
        let label = wheels.view(forRow: wheels.selectedRow(inComponent: 0), forComponent: 0) as? UILabel
        return JSON([wheels.rowSize(forComponent: 0).width, label?.font.pointSize ?? 0])
    },
    "table-classic/row": { _ in
        let table = PicturedTable(style: .plain, image: 28)
        guard let cell = table.cell, let picture = cell.imageView, let text = cell.textLabel else { return .null }
        return JSON([table.view.rectForRow(at: [0, 0]).height, picture.frame.width, text.frame.minX - picture.frame.maxX])
    },
    "table-classic/grouped row": { _ in
        JSON(
            [30, nil].map { side in
                PicturedTable(style: .insetGrouped, image: side).view.rectForRow(at: [0, 0]).height
            })
    },
    "size-class/device": { input in
        let numbers = try input.text("device").split { !$0.isNumber && $0 != "x" }.last?.split(separator: "x").compactMap { Double($0) } ?? []
        guard numbers.count == 2 else { throw Unsupported("the device") }
        return [
            "portrait": sizeClasses(CGSize(width: numbers[0], height: numbers[1])),
            "landscape": sizeClasses(CGSize(width: numbers[1], height: numbers[0])),
        ]
    },
    "split-view-width/column limits": { _ in
        JSON(([0, 10_000] as [CGFloat]).map { wanted in columnWidth { $0.preferredPrimaryColumnWidth = wanted } })
    },
    "split-view-width/preferred width": { _ in
        let width = columnWidth {
            ($0.preferredPrimaryColumnWidth, $0.preferredPrimaryColumnWidthFraction, $0.maximumPrimaryColumnWidth) = (200, 0.5, 1000)
        }
        return width == 200 ? "preferredPrimaryColumnWidth" : "preferredPrimaryColumnWidthFraction"
    },
    "split-view-width/size classes": { input in
        .array(try input.numbers("widths").map { sizeClasses(CGSize(width: $0, height: $0 > 600 ? 1024 : 768)).elements?.first ?? .null })
    },
]

@MainActor private func segments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    return control
}

/// Returns a control with two segments in a window, across its middle.
@MainActor private func shown() -> (UIKitStage, UISegmentedControl) {
    let (stage, control) = (UIKitStage(UIViewController()), segments())
    control.frame = CGRect(x: 0, y: 200, width: 393, height: 32)
    stage.window.rootViewController?.view.addSubview(control)
    stage.advance(by: 0)
    return (stage, control)
}

/// Returns a scroll view whose indicators were flashed, and the vertical indicator.
@MainActor private func indicator(contentHeight: Double) -> (UIScrollView, UIView?) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 320, height: contentHeight)
    scroll.flashScrollIndicators()
    return (scroll, scroll.subviews.last)
}

/// Returns the width of the primary column on a large screen.
@MainActor private func columnWidth(_ change: (UISplitViewController) -> Void) -> CGFloat {
    let screen = UIScreen.main
    let (old, scale) = (screen.bounds.size, screen.scale)
    screen.resize(to: CGSize(width: 1024, height: 768), scale: scale)
    defer { screen.resize(to: old, scale: scale) }
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    let stage = UIKitStage(split, size: CGSize(width: 1024, height: 768))
    change(split)
    stage.advance(by: 0)
    return split.primaryColumnWidth
}

/// Returns the horizontal and the vertical size class of a screen of a size.
@MainActor private func sizeClasses(_ size: CGSize) -> JSON {
    let screen = UIScreen.main
    let (old, scale) = (screen.bounds.size, screen.scale)
    screen.resize(to: size, scale: scale)
    defer { screen.resize(to: old, scale: scale) }
    let traits = screen.traitCollection
    return .array([traits.horizontalSizeClass, traits.verticalSizeClass].map { $0 == .regular ? "regular" : "compact" })
}

/// A table with one row, which has a title and may have an image.
@MainActor private final class PicturedTable: NSObject, UITableViewDataSource {
    let view: UITableView
    private let side: Double?
    private let stage = UIKitStage()

    init(style: UITableView.Style, image side: Double?) {
        view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
        self.side = side
        super.init()
        view.dataSource = self
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    var cell: UITableViewCell? {
        let cell = view.cellForRow(at: [0, 0])
        cell?.layoutIfNeeded()
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        if let side {
            cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        return cell
    }
}
