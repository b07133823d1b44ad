import LaminaMethods

/// Members of `UIResponder` that selectors and keys name.
let responderMembers = MemberTable(
    constants: [
        "isFirstResponder": { $0.property(\UIResponder.isFirstResponder) },
        "canBecomeFirstResponder": { $0.property(\UIResponder.canBecomeFirstResponder) },
        "nextResponder": { $0.property(\UIResponder.next) },
        "inputView": { $0.property(\UIResponder.inputView) },
        "inputAccessoryView": { $0.property(\UIResponder.inputAccessoryView) },
    ],
    methods: [
        "becomeFirstResponder": { $0.perform { (target: UIResponder) in target.becomeFirstResponder() } },
        "resignFirstResponder": { $0.perform { (target: UIResponder) in target.resignFirstResponder() } },
        "reloadInputViews": { $0.perform { (target: UIResponder) in target.reloadInputViews() } },
        "awakeFromNib": { $0.perform { (target: UIResponder) in target.awakeFromNib() } },
        "cut:": { $0.perform { (target: UIResponder, sender: Any?) in target.cut(sender) } },
        "copy:": { $0.perform { (target: UIResponder, sender: Any?) in target.copy(sender) } },
        "paste:": { $0.perform { (target: UIResponder, sender: Any?) in target.paste(sender) } },
        "select:": { $0.perform { (target: UIResponder, sender: Any?) in target.select(sender) } },
        "selectAll:": { $0.perform { (target: UIResponder, sender: Any?) in target.selectAll(sender) } },
        "delete:": { $0.perform { (target: UIResponder, sender: Any?) in target.delete(sender) } },
        "touchesBegan:withEvent:": {
            $0.perform { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in target.touchesBegan(touches, with: event) }
        },
        "touchesMoved:withEvent:": {
            $0.perform { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in target.touchesMoved(touches, with: event) }
        },
        "touchesEnded:withEvent:": {
            $0.perform { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in target.touchesEnded(touches, with: event) }
        },
        "touchesCancelled:withEvent:": {
            $0.perform { (target: UIResponder, touches: Set<UITouch>, event: UIEvent?) in target.touchesCancelled(touches, with: event) }
        },
    ]
)
