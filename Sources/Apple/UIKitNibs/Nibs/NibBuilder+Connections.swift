package import LaminaMarkup

extension NibBuilder {
    /// Sets the outlets of an object and the targets of its actions.
    package func connect(_ object: AnyObject, from element: NibElement) {
        connect(object, by: element.children(of: "connections").filter { !isPostponed($0, of: element) }, of: element)
    }

    /// Makes some of the connections of an object.
    func connect(_ object: AnyObject, by connections: [NibElement], of element: NibElement) {
        var collections: [(property: String, members: [AnyObject])] = []
        for connection in connections {
            switch connection.name {
            case "outlet": destination(of: connection).map { setOutlet(connection["property"], of: object, to: $0, by: connection) }
            case "outletCollection": destination(of: connection).map { add($0, to: connection["property"], in: &collections) }
            case "action": addAction(connection, to: object)
            case "segue" where scene != nil: addSegue(connection, to: object)
            default: warnings.unknown(connection)
            }
        }
        for collection in collections { setCollection(collection.property, of: object, to: collection.members, by: element) }
    }

    private func destination(of connection: NibElement) -> AnyObject? {
        let object = connection["destination"].flatMap { objects[$0] }
        if object == nil { warnings.report(connection, "“\(connection["property"] ?? "")” is connected to an object that does not exist") }
        return object
    }

    private func setOutlet(_ property: String?, of object: AnyObject, to value: AnyObject, by connection: NibElement) {
        guard let property else { return warnings.report(connection, "an outlet without a name") }
        guard NibOutlets.set(property, of: object, to: value) else {
            return warnings.report(connection, "\(type(of: object)) has no outlet “\(property)”")
        }
    }

    private func add(_ member: AnyObject, to property: String?, in collections: inout [(property: String, members: [AnyObject])]) {
        guard let property else { return }
        if let index = collections.firstIndex(where: { $0.property == property }) {
            collections[index].members.append(member)
        } else {
            collections.append((property, [member]))
        }
    }

    private func setCollection(_ property: String, of object: AnyObject, to members: [AnyObject], by element: NibElement) {
        // Interface Builder stores the gesture recognisers of a view as an outlet collection.
        if property == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
            return
        }
        guard NibOutlets.set(property, of: object, to: members) else {
            return warnings.report(element, "\(type(of: object)) has no outlet collection “\(property)”")
        }
    }

    /// Adds the target of an action; without a destination, the action is sent up the responder chain.
    private func addAction(_ connection: NibElement, to object: AnyObject) {
        guard let name = connection["selector"] else { return warnings.report(connection, "an action without a selector") }
        let target = connection["destination"].flatMap { objects[$0] }
        let selector = Selector(name)
        switch object {
        case let control as UIControl:
            guard let event = Self.events[connection["eventType"] ?? "touchUpInside"] else {
                return warnings.report(connection, "unknown control event “\(connection["eventType"] ?? "")”")
            }
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default: warnings.report(connection, "\(type(of: object)) sends no actions")
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
