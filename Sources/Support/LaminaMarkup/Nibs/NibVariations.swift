/// The variations of an element by size class: subviews and constraints that are left out, and other constants.
package struct NibVariations {
    /// The variations that apply, the general one first and then by the number of their conditions.
    private let applying: [NibElement]

    /// - Parameter sizeClasses: `compact` or `regular` by `widthClass` and `heightClass`.
    package init(_ element: NibElement, sizeClasses: [String: String]) {
        let found = element.children.compactMap { child -> (variation: NibElement, count: Int)? in
            guard child.name == "variation", let key = child.key else { return nil }
            if key == "default" { return (child, 0) }
            let conditions = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
            let isFulfilled = conditions.allSatisfy { $0.count == 2 && sizeClasses[$0[0]] == $0[1] }
            return isFulfilled ? (child, conditions.count) : nil
        }
        applying = found.sorted { $0.count < $1.count }.map(\.variation)
    }

    /// Returns true unless a list of the element, `subviews` or `constraints`, leaves an object out.
    package func includes(_ id: String?, in list: String) -> Bool {
        var isIncluded = true
        for mask in applying.flatMap(\.children) where mask.name == "mask" && mask.key == list {
            for entry in mask.children where entry["reference"] == id { isIncluded = entry.name == "include" }
        }
        return isIncluded
    }

    /// Returns the value of an attribute that a variation gives; nil when none does.
    package subscript(attribute: String) -> String? { applying.last { $0[attribute] != nil }?[attribute] }
}
