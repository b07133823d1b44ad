import CoreGraphics
import Foundation
import UIKit

/// Runners for pickers and refresh controls.
@MainActor let uikitPickerRunners: [String: UIKitRunner] = [
    "picker/wheel": { input in
        let wheel = WheelGeometry(height: try input.number("height"), rowHeight: try input.number("rowHeight"))
        return ["tableHeight": JSON(wheel.tableHeight), "rows": .number(Double(wheel.rowsInTurn)), "radius": JSON(wheel.radius)]
    },
    "picker/row": { input in
        let source = Rows(components: 1, rowHeight: try input.number("rowHeight"))
        let picker = source.picker(CGSize(width: 320, height: try input.number("height")))
        let row = Rows.chosen + Int(try input.number("distance"))
        guard let view = picker.view(forRow: row, forComponent: 0), let wheel = view.superview else { return .null }
        let frame = wheel.convert(view.frame, to: picker)
        return JSON([frame.minY, frame.height])
    },
    "picker/band": { input in
        let source = Rows(components: 1, rowHeight: try input.number("rowHeight"))
        let picker = source.picker(CGSize(width: input["width"]?.number ?? 320, height: input["height"]?.number ?? 216))
        return picker.subviews.first { !($0 is UIScrollView) }.map { JSON($0.frame) } ?? .null
    },
    "picker/component": { input in
        let source = Rows(components: Int(try input.number("components")), rowHeight: 32)
        let picker = source.picker(CGSize(width: input["width"]?.number ?? 320, height: 216))
        return JSON(picker.rowSize(forComponent: 0).width)
    },
    "picker/fitting": { input in JSON(UIPickerView().sizeThatFits(CGSize(width: try input.number("width"), height: 0))) },
    "picker/fonts": { _ in
        let source = Titles()
        let picker = source.picker(CGSize(width: 320, height: 216))
        let labels = (0...1).compactMap { picker.view(forRow: Rows.chosen + $0, forComponent: 0) as? UILabel }
        guard labels.count == 2 else { return .null }
        // A row's own transform makes its font smaller across, where the wheel does not turn it away.
        return JSON(labels.map { $0.font.pointSize * $0.transform.a } + [labels[1].alpha])
    },
    "scroll/rates": { _ in JSON([UIScrollView.DecelerationRate.normal.rawValue, UIScrollView.DecelerationRate.fast.rawValue]) },
    "scroll/indicator": { _ in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.flashScrollIndicators()
        guard let bar = scroll.subviews.last, let fade = bar.layer.animation(forKey: "fade") else { return .null }
        return JSON([bar.frame.width, scroll.bounds.maxX - bar.frame.maxX, fade.duration])
    },
    "control/refresh frames": { input in
        let (scroll, control) = refreshable(width: try input.number("width"))
        return .array(
            try input.numbers("offsets").map { offset in
                scroll.contentOffset.y = offset
                return JSON(control.frame)
            })
    },
    "control/refresh at rest": { _ in
        let (scroll, control) = refreshable(width: 320)
        return .array([.bool(control.isHidden), .bool(scroll.subviews.first === control)])
    },
]

@MainActor private func refreshable(width: Double) -> (UIScrollView, UIRefreshControl) {
    let (scroll, control) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: 480)), UIRefreshControl())
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(UIView())
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    return (scroll, control)
}

/// The source of a picker whose rows are plain views, which have the size that the wheel gives them.
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let chosen = 50
    private let components: Int
    private let rowHeight: Double

    init(components: Int, rowHeight: Double) { (self.components, self.rowHeight) = (components, rowHeight) }

    func picker(_ size: CGSize) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(origin: .zero, size: size))
        (picker.dataSource, picker.delegate) = (self, self)
        picker.layoutIfNeeded()
        for component in 0..<components { picker.selectRow(Self.chosen, inComponent: component, animated: false) }
        picker.layoutIfNeeded()
        return picker
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { UIView() }
}

/// The source of a picker whose rows are titles.
private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func picker(_ size: CGSize) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(origin: .zero, size: size))
        (picker.dataSource, picker.delegate) = (self, self)
        picker.selectRow(Rows.chosen, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        return picker
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}
