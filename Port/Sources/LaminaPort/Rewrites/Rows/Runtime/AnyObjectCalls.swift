import SwiftSyntax

/// Gives members of `AnyObject` the class that declares them: `(sender as AnyObject).tag` becomes `(sender as! UIView).tag`.
///
/// On Apple's systems such a member is looked up in all classes at run time. Here one class must declare the member, or
/// several classes that all inherit from one of them.
final class AnyObjectCalls: FileRewrite {
    override var rows: [Row] { [Row(.memberAccessExpr, rewriteAccess)] }

    private func rewriteAccess(_ node: MemberAccessExprSyntax) {
        guard let base = node.base else { return }
        if let cast = base.castToAnyObject {
            rewrite(node, cast, base)
        } else if let name = base.as(DeclReferenceExprSyntax.self), mayBeObject(name.baseName), names.isAnyObject(base) {
            rewriteVariable(node, name.baseName)
        } else if let list = base.listOfElement, isListOfObjects(list) {
            rewriteElement(node, base)
        }
    }

    private func rewrite(_ node: MemberAccessExprSyntax, _ cast: AnyObjectCast, _ base: ExprSyntax) {
        let name = node.declName.baseName.identifierText
        guard let type = ownClass(of: cast.object, with: name) ?? declaringClass(of: name, at: node) else {
            return report(
                node, construct: "(… as AnyObject).\(name)", "no class is known that declares this member; cast to its class instead",
                severity: .warning)
        }
        edits.replace(cast.type, with: type)
        if let sign = optionalCall(node) {
            // `(x as AnyObject).play?()` is nil for objects of other classes.
            edits.replace(cast.keyword, with: "as?")
            edits.insert("?", after: base)
            edits.replace(sign, with: "")
        } else if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
            // `if let size = (x as AnyObject).size` asks whether the object has the member.
            edits.replace(cast.keyword, with: "as?")
            edits.insert("?", after: base)
        } else {
            removeForce(node)
            edits.replace(cast.keyword, with: "as!")
        }
    }

    /// A member of a parameter or a variable of type `AnyObject`.
    private func rewriteVariable(_ node: MemberAccessExprSyntax, _ name: TokenSyntax) {
        let member = node.declName.baseName.identifierText
        guard !Self.membersOfAll.contains(member), let type = declaringClass(of: member, at: node) else { return }
        if let sign = optionalCall(node) {
            edits.replace(name, with: "(\(name.text) as? \(type))?")
            edits.replace(sign, with: "")
        } else {
            removeForce(node)
            edits.replace(name, with: "(\(name.text) as! \(type))")
        }
    }

    /// A member of an element of a list: `objects.first?.tag` becomes `(objects.first as? UIView)?.tag`.
    private func rewriteElement(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) {
        let member = node.declName.baseName.identifierText
        guard optionalCall(node) == nil, !Self.membersOfAll.contains(member), let type = declaringClass(of: member, at: node) else { return }
        if let overloads = Self.overloads[member] {
            edits.replace(node.declName, with: "lamina_\(member)()")
            rewriting.declareOnce(overloads, in: file)
        }
        cast(base, to: type, otherwise: " as! \(type))")
    }

    /// Returns true for a list of type `[AnyObject]`.
    private func isListOfObjects(_ list: ExprSyntax) -> Bool {
        let access = list.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName ?? list.as(DeclReferenceExprSyntax.self), mayBeObject(name.baseName) else { return false }
        if let type = names.declaredType(of: list) { return type.text == "[AnyObject]" }
        // The object is of an unknown type: the properties of the name, whatever class they belong to, agree.
        let found = access == nil ? [] : module.membersByName[name.baseName.identifierText] ?? []
        return !found.isEmpty && found.allSatisfy { $0.member.kind == .property && $0.member.types == ["[AnyObject]"] }
    }

    /// The question mark of `x.play?()`.
    private func optionalCall(_ node: MemberAccessExprSyntax) -> TokenSyntax? {
        guard let sign = node.parent?.as(OptionalChainingExprSyntax.self), sign.parent?.is(FunctionCallExprSyntax.self) == true else { return nil }
        return sign.questionMark
    }

    private func removeForce(_ node: MemberAccessExprSyntax) {
        if let sign = node.parent?.as(ForceUnwrapExprSyntax.self) { edits.replace(sign.exclamationMark, with: "") }
    }

    /// Returns false, without a search, for most names.
    private func mayBeObject(_ name: TokenSyntax) -> Bool { mentionsObjects || module.objectProperties.contains(name.identifierText) }

    private lazy var mentionsObjects = module.files[file].text.contains("AnyObject")

    /// The class that declarations give to an object, if it has the member: `touches.first as AnyObject` is a `UITouch`.
    private func ownClass(of object: ExprSyntax, with member: String) -> String? {
        guard let type = names.resolvedType(of: object), module.isClass(type) else { return nil }
        return module.members(named: member, of: type).isEmpty ? nil : type
    }

    private func declaringClass(of name: String, at node: MemberAccessExprSyntax) -> String? {
        let members = (module.membersByName[name] ?? []).filter { !$0.member.isStatic && $0.type.kind == .class }
        // A member that is called may be a property of a function's type; one that is not called is hardly ever a method.
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id || optionalCall(node) != nil
        let properties = members.filter { $0.member.kind == .property }
        let classes = (isCalled || properties.isEmpty ? members : properties).map(\.type.name)
        return classes.first { top in classes.allSatisfy { module.superclassChain(of: $0).contains(top) } } ?? Self.known[name]
    }

    /// Classes that declare the members for which `AnyObject` is used most.
    private static let known = [
        "tag": "UIView", "frame": "UIView", "isOn": "UISwitch", "selectedSegmentIndex": "UISegmentedControl", "value": "NSObject",
        "setValue": "NSObject", "addObserver": "NSObject", "removeObserver": "NSObject",
        "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue", "cgAffineTransformValue": "NSValue",
        "uiEdgeInsetsValue": "NSValue", "uiOffsetValue": "NSValue", "cgVectorValue": "NSValue", "caTransform3DValue": "NSValue",
        "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber", "integerValue": "NSNumber", "boolValue": "NSNumber",
    ]

    /// Methods in place of members that another class of Apple's has with another type, by which a comparison may choose it:
    /// `URLSessionTask.priority` is a `Float`.
    ///
    /// They are methods, because a property in an extension would hide the class's own from the file, whatever its type.
    private static let overloads = [
        "priority":
            "extension NSLayoutConstraint { fileprivate func lamina_priority() -> UILayoutPriority { priority }; "
            + "@_disfavoredOverload fileprivate func lamina_priority() -> Float { priority.rawValue } }"
    ]

    /// Members that every object has.
    private static let membersOfAll: Set = ["self", "hash", "description", "isEqual", "isKind", "responds", "perform"]
}

/// The parts of `x as AnyObject`.
struct AnyObjectCast {
    let object: ExprSyntax
    let keyword: TokenSyntax
    let type: TypeSyntax
}

extension ExprSyntax {
    /// The list of an element `list.first?`, `list.last!` or `list[0]`; nil for other expressions.
    fileprivate var listOfElement: ExprSyntax? {
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression }
        let expression = self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
        guard let access = expression?.as(MemberAccessExprSyntax.self), ["first", "last"].contains(access.declName.baseName.text) else { return nil }
        return access.base
    }

    /// The cast in `(x as AnyObject)`; nil for other expressions.
    var castToAnyObject: AnyObjectCast? {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let type = elements[2].as(TypeExprSyntax.self)?.type, type.trimmedDescription == "AnyObject"
        else { return nil }
        return AnyObjectCast(object: elements[0], keyword: cast.asKeyword, type: type)
    }
}
