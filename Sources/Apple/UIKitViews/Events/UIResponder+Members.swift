import LaminaMethods

/// Members of `UIResponder` that selectors, keys and nibs name.
let responderMembers = MemberTable {
    $0.constant("isFirstResponder", \UIResponder.isFirstResponder)
    $0.constant("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    $0.constant("nextResponder", \UIResponder.next)
    $0.constant("inputView", \UIResponder.inputView)
    $0.constant("inputAccessoryView", \UIResponder.inputAccessoryView)
    $0.method("becomeFirstResponder") { (target: UIResponder) in target.becomeFirstResponder() }
    $0.method("resignFirstResponder") { (target: UIResponder) in target.resignFirstResponder() }
    $0.method("reloadInputViews") { (target: UIResponder) in target.reloadInputViews() }
    $0.method("awakeFromNib") { (target: UIResponder) in target.awakeFromNib() }
    $0.method("cut:") { (target: UIResponder, sender: Any?) in target.cut(sender) }
    $0.method("copy:") { (target: UIResponder, sender: Any?) in target.copy(sender) }
    $0.method("paste:") { (target: UIResponder, sender: Any?) in target.paste(sender) }
    $0.method("select:") { (target: UIResponder, sender: Any?) in target.select(sender) }
    $0.method("selectAll:") { (target: UIResponder, sender: Any?) in target.selectAll(sender) }
    $0.method("delete:") { (target: UIResponder, sender: Any?) in target.delete(sender) }
    $0.method("touchesBegan:withEvent:") { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in
        target.touchesBegan(touches, with: event)
    }
    $0.method("touchesMoved:withEvent:") { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in
        target.touchesMoved(touches, with: event)
    }
    $0.method("touchesEnded:withEvent:") { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in
        target.touchesEnded(touches, with: event)
    }
    $0.method("touchesCancelled:withEvent:") { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in
        target.touchesCancelled(touches, with: event)
    }
}
