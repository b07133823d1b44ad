/// A selector of a style sheet: elements by name, class and id, in others or directly in others.
struct StyleSelector {
    /// The conditions on one element.
    private struct Step {
        var name: Substring?
        var classes: [Substring] = []
        var id: Substring?
        /// True after the combinator `>`: the element must be a child of the previous step's element, and not only a descendant.
        var isChild = false
    }

    private var steps: [Step] = []

    /// The numbers of ids, of classes and of names; a rule with a higher specificity overrides others.
    var specificity: Int {
        steps.reduce(0) { $0 + ($1.id == nil ? 0 : 10_000) + $1.classes.count * 100 + ($1.name == nil ? 0 : 1) }
    }

    /// - Returns: Nil for selectors of other kinds, such as `a:hover` and `[href]`.
    init?(_ text: Substring) {
        var isChild = false
        for word in text.replacing(">", with: " > ").split(whereSeparator: \.isHTMLSpace) {
            guard word != ">" else {
                isChild = true
                continue
            }
            guard var step = Self.step(word) else { return nil }
            step.isChild = isChild
            isChild = false
            steps.append(step)
        }
        guard !steps.isEmpty else { return nil }
    }

    private static func step(_ word: Substring) -> Step? {
        guard !word.contains(/[:\[\]+~()]/) else { return nil }
        var step = Step()
        for part in word.matches(of: /[.#]?[^.#]+/).map(\.output) {
            switch part.first {
            case ".": step.classes.append(part.dropFirst())
            case "#": step.id = part.dropFirst()
            case "*": break
            default: step.name = part.lowercased()[...]
            }
        }
        return step
    }

    /// Returns true when the selector describes the last element of a path from the root.
    func matches(_ path: [HTMLElement]) -> Bool { matches(path[...], steps[...]) }

    private func matches(_ path: ArraySlice<HTMLElement>, _ steps: ArraySlice<Step>) -> Bool {
        guard let step = steps.last else { return true }
        guard let element = path.last, fits(element, step) else { return false }
        let (above, before) = (path.dropLast(), steps.dropLast())
        guard !before.isEmpty else { return true }
        if step.isChild { return matches(above, before) }
        return above.indices.contains { matches(above[...$0], before) }
    }

    private func fits(_ element: HTMLElement, _ step: Step) -> Bool {
        step.name.map { $0 == element.name } != false && step.id.map { $0 == element.attributes["id"] ?? "" } != false
            && step.classes.allSatisfy { element.classes.contains($0) }
    }
}
