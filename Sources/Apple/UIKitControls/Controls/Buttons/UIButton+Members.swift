import CoreGraphics
import LaminaMethods
import LaminaMarkup
import UIKitValues
import UIKitViews

/// Members of `UIButton` that selectors, keys and nibs name.
let buttonMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("contentEdgeInsets", \UIButton.contentEdgeInsets, nib: .insets)
    $0.property("titleEdgeInsets", \UIButton.titleEdgeInsets, nib: .insets)
    $0.property("imageEdgeInsets", \UIButton.imageEdgeInsets, nib: .insets)
    $0.constant("titleLabel", \UIButton.titleLabel)
    $0.constant("imageView", \UIButton.imageView)
    $0.constant("currentTitle", \UIButton.currentTitle)
    $0.constant("currentImage", \UIButton.currentImage)
    $0.ignoredAttributes("buttonType")
    $0.attribute("lineBreakMode") { (button: UIButton, element, _) in
        guard let mode = element["lineBreakMode"].flatMap({ NibNames.lineBreakModes[$0] }) else { return false }
        button.titleLabel?.lineBreakMode = mode
        return true
    }
    $0.child("fontDescription") { (button: UIButton, element, nib) in
        button.titleLabel?.font = nib.font(element)
        return true
    }
    $0.state("normal", .normal)
    $0.state("highlighted", .highlighted)
    $0.state("selected", .selected)
    $0.state("disabled", .disabled)
}

extension UIButton: nonisolated MemberTableExtender {}

extension MemberTable {
    /// Adds the element `<state key="normal" title="Go" image="arrow"><color key="titleColor" …/></state>`.
    @MainActor
    fileprivate mutating func state(_ key: String, _ state: UIControl.State) {
        child(key) { (button: UIButton, element, nib) in
            if let title = element["title"] ?? element.value(forKey: "title")?.text { button.setTitle(title, for: state) }
            if let image = element["image"].flatMap({ nib.image($0, for: element) }) { button.setImage(image, for: state) }
            if let image = element["backgroundImage"].flatMap({ nib.image($0, for: element) }) { button.setBackgroundImage(image, for: state) }
            if let color = element.value(forKey: "titleColor")?.color(named: nib.colors) { button.setTitleColor(color, for: state) }
            return true
        }
    }
}
