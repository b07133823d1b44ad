import LaminaScene

/// A layer of one of a history's trees, as rules about layers look at it.
struct LayerLook {
    let node: LayerNode
    /// The values that are shown at the time of the commit.
    let shown: LayerState
    /// Seconds since the start of the run.
    let time: Double
    /// The nearest layers above, at most `mostAbove` of them, the outermost first.
    let above: [LayerNode]
    /// True when the layer, one above or one below is animated; below, animations of parts of UIKit's views do not count.
    let isMoving: Bool
}

/// The rules that look at the layers of each tree.
///
/// Consecutive trees share what has not changed, so a subtree that was looked at is skipped wherever it occurs again in the same surroundings.
struct TreeRules {
    /// The surroundings of a layer on which findings depend.
    private struct Visit: Hashable {
        let node: ObjectIdentifier
        let isMoving: Bool
        let isPartOfControl: Bool
    }

    private let facts: LintFacts
    private var visited: Set<Visit> = []
    private var found: [LayerRule: LintFinding] = [:]
    private var masks = CornerMasks()
    private var targets = SmallTargets()
    private let changes: RasterChanges
    /// The number of layers above that rules can see; more of them would make long chains of layers slow.
    private static let mostAbove = 32

    private struct LayerRule: Hashable {
        let layer: LayerID
        let rule: LintRule
    }

    static func findings(_ facts: LintFacts) -> [LintFinding] {
        var rules = TreeRules(facts)
        for tree in facts.history.commits { rules.look(at: tree) }
        return Array(rules.found.values) + rules.masks.findings + rules.targets.findings
    }

    private init(_ facts: LintFacts) {
        self.facts = facts
        changes = RasterChanges(facts)
    }

    private mutating func look(at tree: RenderTree) {
        let time = max(0, facts.history.time(ofMedia: tree.commitTime))
        var pending = [Step(node: tree.root, time: tree.commitTime, above: [], isMoving: false, isPartOfControl: false, isMask: false)]
        while let step = pending.popLast() {
            let node = step.node
            let visit = Visit(node: ObjectIdentifier(node), isMoving: step.isMoving, isPartOfControl: step.isPartOfControl)
            guard !visited.contains(visit) else { continue }
            let local = node.localTime(at: step.time)
            let shown = node.presentation(at: local)
            // A hidden subtree is looked at when it shows.
            guard shown.isVisible(model: node.state) else { continue }
            visited.insert(visit)
            let look = LayerLook(node: node, shown: shown, time: time, above: step.above, isMoving: step.isMoving || isAnimated(node))
            if !step.isMask { check(look, isPartOfControl: step.isPartOfControl) }
            let isPart = step.isPartOfControl || facts.history.layers[node.id]?.delegateClass.map(UIKitViews.closed.contains) == true
            let inner = Step(
                node: node, time: local, above: step.above.suffix(Self.mostAbove - 1) + [node], isMoving: step.isMoving || !node.animations.isEmpty,
                isPartOfControl: isPart, isMask: step.isMask)
            node.children.forEach { pending.append(inner.at($0)) }
            if let mask = node.mask { pending.append(inner.at(mask, isMask: true)) }
        }
    }

    /// True when the app animates a layer or one below; UIKit animates parts of its views itself, such as the title of a touched button.
    private func isAnimated(_ root: LayerNode) -> Bool {
        var pending = [root]
        while let node = pending.popLast() {
            guard node.isAnimated else { continue }
            let view = facts.history.layers[node.id]?.delegateClass ?? ""
            let holdsScreens = UIKitViews.stages.contains(view)
            // Below other parts everything is UIKit's, such as a caret that blinks.
            if !holdsScreens, UIKitViews.parts.contains(view) { continue }
            if !holdsScreens, !node.animations.isEmpty || node.state.kind == .emitter { return true }
            node.children.forEach { pending.append($0) }
            if let mask = node.mask { pending.append(mask) }
        }
        return false
    }

    private struct Step {
        var node: LayerNode
        let time: Double
        let above: [LayerNode]
        let isMoving: Bool
        let isPartOfControl: Bool
        var isMask: Bool

        func at(_ node: LayerNode, isMask: Bool? = nil) -> Step {
            var step = self
            (step.node, step.isMask) = (node, isMask ?? self.isMask)
            return step
        }
    }

    private mutating func check(_ look: LayerLook, isPartOfControl: Bool) {
        masks.look(at: look)
        let view = facts.history.layers[look.node.id]?.delegateClass
        guard !isPartOfControl, view.map(UIKitViews.closed.contains) != true else { return }
        note(look.shadowFinding)
        note(look.rasterFinding(changes))
        if view == SmallTargets.view { targets.look(at: look) }
        note(look.contrastFinding(view: view))
    }

    private mutating func note(_ finding: LintFinding?) {
        guard let finding else { return }
        let key = LayerRule(layer: finding.layer, rule: finding.rule)
        if found[key] == nil { found[key] = finding }
    }
}
