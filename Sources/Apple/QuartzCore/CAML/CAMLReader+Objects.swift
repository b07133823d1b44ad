import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaScene

extension CAMLReader {
    /// Sets the values of an emitter's cell from an element.
    func read(_ element: MarkupElement, into cell: CAEmitterCell) -> CAEmitterCell {
        if let id = element["id"] { objects[id] = cell }
        for (key, text) in element.attributes.sorted(by: { $0.key < $1.key }) where !Self.reserved.contains(key) {
            if !set(text, alpha: 1, forKey: key, of: cell) { warn(element, "\(text.prefix(40)) is no value of \(key) of CAEmitterCell") }
        }
        for child in element.children {
            let key = child["key"] ?? child.name
            if child["type"] == nil, let text = child["value"] {
                let alpha = child["opacity"].flatMap { Float(caml: $0) } ?? 1
                if !set(text, alpha: alpha, forKey: key, of: cell) { warn(child, "\(text.prefix(40)) is no value of \(key) of CAEmitterCell") }
            } else if let found = value(child) {
                let single = (found as? [Any]).flatMap { $0.count == 1 && key != CAEmitterLayer.cellsKey ? $0[0] : nil }
                cell.setValue(single ?? found, forKey: key)
            }
        }
        return cell
    }

    /// Sets a property to the first of the values that the text can mean; unknown keys keep the text.
    private func set(_ text: String, alpha: Float, forKey key: String, of cell: CAEmitterCell) -> Bool {
        guard let row = EmitterCell.properties[key] else {
            cell.setValue(text, forKey: key)
            return true
        }
        var scratch = EmitterCell()
        guard let value = CAMLLiteral.candidates(text, alpha: alpha).first(where: { row.set($0, in: &scratch) }) else { return false }
        cell.setValue(value.bridged, forKey: row.name)
        return true
    }

    /// Creates a filter of the kind that the attribute `filter` names, with its inputs; nil, with a warning, for a kind that does not exist.
    func filter(_ element: MarkupElement, _ type: String) -> (any DescribedFilter)? {
        guard let kind = element["filter"], let filter = Self.emptyFilter(type, kind) else {
            warn(element, "unknown filter \(element["filter"] ?? "")")
            return nil
        }
        for (key, text) in element.attributes.sorted(by: { $0.key < $1.key }) where !Self.reserved.contains(key) && key != "filter" {
            filter.setValue(Self.input(text, key), forKey: key)
        }
        for child in element.children {
            let text: Any? = child["type"] == nil ? child["value"].map { Self.input($0, child.name) } : nil
            if let found = text ?? value(child) { filter.setValue(found, forKey: child["key"] ?? child.name) }
        }
        return filter
    }

    /// Creates a constraint; nil, with a warning, when an attribute is missing or malformed.
    func constraint(_ element: MarkupElement) -> CAConstraint? {
        guard let attribute = CAConstraintAttribute(caml: element["attribute"]), let source = element["sourceName"],
            let sourceAttribute = CAConstraintAttribute(caml: element["sourceAttribute"]), let scale = Double(caml: element["scale"] ?? "1"),
            let offset = Double(caml: element["offset"] ?? "0")
        else {
            warn(element, "incomplete constraint")
            return nil
        }
        return CAConstraint(attribute: attribute, relativeTo: source, attribute: sourceAttribute, scale: CGFloat(scale), offset: CGFloat(offset))
    }

    private static func emptyFilter(_ type: String, _ kind: String) -> (any DescribedFilter)? {
        guard FilterNames.isKnown(kind) else { return nil }
        return type == "CIFilter" ? CIFilter(name: kind) : CAFilter(type: kind)
    }

    private static func input(_ text: String, _ key: String) -> Any? {
        if key == "name" { return text }
        if key == "enabled", let flag = CAMLLiteral.flag(text) { return NSNumber(value: flag) }
        return Double(caml: text).map { NSNumber(value: $0) } ?? text
    }
}

extension CAConstraintAttribute {
    /// Creates an attribute by its name, such as `midX`; nil for an unknown name.
    fileprivate init?(caml name: String?) {
        let all = (0...7).compactMap { CAConstraintAttribute(rawValue: $0) }
        guard let found = all.first(where: { "\($0)" == name }) else { return nil }
        self = found
    }
}
