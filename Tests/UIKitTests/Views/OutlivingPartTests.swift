import Foundation
import Testing

import UIKit

/// Apps may keep a view's subviews, for a snapshot or an animation, longer than the view itself.
@MainActor
struct OutlivingPartTests {
    private nonisolated static let makers: [(name: String, make: @MainActor () -> UIView)] = [
        (
            "text field",
            {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
                field.text = "text"
                field.clearButtonMode = .always
                return field
            }
        ),
        (
            "text view",
            {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                view.text = "text"
                return view
            }
        ),
        ("calendar", { picker(.inline) }), ("compact date picker", { picker(.compact) }), ("wheels", { picker(.wheels) }),
        ("search bar", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)) }),
        ("stepper", { UIStepper() }), ("switch", { UISwitch() }), ("slider", { UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }),
        ("segments", { UISegmentedControl(items: ["a", "b"]) }),
        (
            "alert",
            {
                let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                return alert.view
            }
        ),
    ]

    private static func picker(_ style: UIDatePicker.Style) -> UIView {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 360))
        picker.preferredDatePickerStyle = style
        return picker
    }

    @Test(arguments: makers.indices)
    func partsOutliveTheirView(index: Int) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var parts: [UIView] = []
        weak var released: UIView?
        do {
            let view = Self.makers[index].make()
            released = view
            window.addSubview(view)
            window.layoutIfNeeded()
            parts = Self.descendants(of: view)
            view.removeFromSuperview()
        }
        #expect(!parts.isEmpty || released == nil)
        for part in parts {
            window.addSubview(part)
            part.frame.size.height += 10
            part.setNeedsDisplay()
            part.layoutIfNeeded()
            part.draw(part.bounds)
            _ = part.sizeThatFits(CGSize(width: 100, height: 100))
            (part as? UIControl)?.sendActions(for: .allEvents)
        }
        window.layoutIfNeeded()
        #expect(window.subviews.count == parts.count)
    }

    private static func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }
}
