/// A walk from variables to all variables that their definitions refer to, directly or through others.
struct DefinitionWalk {
    /// The defined variables that were reached, each after the variables in its definition.
    private(set) var order: [Int] = []
    private var isReached: [Bool] = []
    /// The variables from the start to the current one, each with the index of the term to look at next; a call stack would not hold a long chain.
    private var path: [(variable: Int, next: Int)] = []

    /// Makes room for the symbols below a number.
    mutating func reserve(_ count: Int) {
        guard isReached.count < count else { return }
        isReached.append(contentsOf: repeatElement(false, count: count - isReached.count))
    }

    /// Appends a variable to `order`, after all variables on which it depends; does nothing when it has no definition or was reached before.
    mutating func visit(_ start: Int, _ definitions: [LinearRow?]) {
        enter(start, definitions)
        while var step = path.popLast() {
            guard let terms = definitions[step.variable]?.terms else { continue }
            while step.next < terms.count, !isNew(terms[step.next].symbol, definitions) { step.next += 1 }
            if step.next == terms.count {
                order.append(step.variable)
            } else {
                path.append(step)
                enter(terms[step.next].symbol, definitions)
            }
        }
    }

    /// Empties `order` and the marks of reached variables.
    mutating func reset() {
        for variable in order { isReached[variable] = false }
        order.removeAll(keepingCapacity: true)
    }

    private mutating func enter(_ variable: Int, _ definitions: [LinearRow?]) {
        guard isNew(variable, definitions) else { return }
        isReached[variable] = true
        path.append((variable, 0))
    }

    private func isNew(_ symbol: Int, _ definitions: [LinearRow?]) -> Bool { !isReached[symbol] && definitions[symbol] != nil }
}
