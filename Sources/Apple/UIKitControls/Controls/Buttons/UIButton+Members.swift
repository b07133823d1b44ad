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
    $0.property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted, nib: .flag)
    $0.property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted, nib: .flag)
    $0.property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted, nib: .flag)
    $0.property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled, nib: .flag)
    $0.property("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled, nib: .flag, as: "pointerInteraction")
    $0.property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction, nib: .flag)
    $0.property("role", \UIButton.role, nib: .choice(["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]))
    $0.ignoredAttributes("buttonType", "hasAttributedTitle")
    $0.child("configuration") { (button: UIButton, element, nib) in
        let configuration = element.buttonConfiguration(nib)
        return nib.set(button) { button.configuration = configuration }
    }
    $0.child("titleShadowOffset") { (button: UIButton, element, _) in
        guard let offset = element.size else { return false }
        button.titleLabel?.shadowOffset = offset
        return true
    }
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
        child(key) { (button: UIButton, element, nib) in nib.set(button) { element.setValues(of: button, for: state, nib) } }
    }
}

extension NibElement {
    /// Sets the values of a button for a state.
    @MainActor
    fileprivate func setValues(of button: UIButton, for state: UIControl.State, _ nib: any NibContext) {
        if let title = self["title"] ?? value(forKey: "title")?.text { button.setTitle(title, for: state) }
        if let title = value(forKey: "attributedTitle") { button.setAttributedTitle(title.attributedText(nib), for: state) }
        if let color = value(forKey: "titleColor")?.color(named: nib.colors) { button.setTitleColor(color, for: state) }
        if let color = value(forKey: "titleShadowColor")?.color(named: nib.colors) { button.setTitleShadowColor(color, for: state) }
        if let image = nib.image("image", of: self) { button.setImage(adapted(image, nib), for: state) }
        if let image = nib.image("backgroundImage", of: self) { button.setBackgroundImage(image, for: state) }
    }

    /// Returns an image in the symbol configuration of a state.
    @MainActor
    fileprivate func adapted(_ image: UIImage, _ nib: any NibContext) -> UIImage {
        value(forKey: "preferredSymbolConfiguration").map { image.withConfiguration($0.symbolConfiguration(nib)) } ?? image
    }
}
