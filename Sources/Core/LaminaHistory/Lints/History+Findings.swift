import LaminaScene

extension History {
    /// All findings of all rules, in the order of their times; a mistake that a layer's animations repeat is one finding.
    ///
    /// A history without some of its commits is searched by fewer rules, those that look at single trees.
    package var findings: [LintFinding] {
        let facts = LintFacts(self)
        let found = facts.animations.flatMap { facts.findings(about: $0) } + facts.repetitions() + facts.trailing() + TreeRules.findings(facts)
        let sorted = found.filter { omittedCommits == 0 || !$0.rule.needsAllCommits }.sorted {
            ($0.time, $0.layer, $0.animation, $0.rule.rawValue) < ($1.time, $1.layer, $1.animation, $1.rule.rawValue)
        }
        return facts.withoutRepeats(sorted)
    }
}

extension LintFacts {
    fileprivate func findings(about recorded: RecordedAnimation) -> [LintFinding] {
        guard !isPartOfUIKit(recorded) else { return [] }
        return endFindings(recorded) + beginFindings(recorded) + keyPathFindings(recorded) + unmixedFindings(recorded) + sightFindings(recorded)
            + delegateFindings(recorded) + touchFindings(recorded)
    }

    /// True for an animation of a part of a control or a bar, which UIKit has added.
    private func isPartOfUIKit(_ recorded: RecordedAnimation) -> Bool {
        func view(_ layer: LayerID) -> String { history.layers[layer]?.delegateClass ?? "" }
        let above = moment(recorded, at: recorded.added)?.ancestors ?? []
        return UIKitViews.parts.contains(view(recorded.layer))
            || above.contains { UIKitViews.closed.contains(view($0)) || UIKitViews.parts.contains(view($0)) }
    }

    /// The first finding of each rule for each layer and subject, with the number of the others.
    ///
    /// - Parameter sorted: Findings in the order of their times.
    fileprivate func withoutRepeats(_ sorted: [LintFinding]) -> [LintFinding] {
        struct Place: Hashable {
            let rule: LintRule
            let layer: LayerID
            let subject: String
        }
        var counts: [Place: Int] = [:]
        func place(_ finding: LintFinding) -> Place {
            Place(rule: finding.rule, layer: finding.layer, subject: finding.subject)
        }
        for finding in sorted { counts[place(finding), default: 0] += 1 }
        return sorted.compactMap { finding in
            guard let count = counts.removeValue(forKey: place(finding)) else { return nil }
            var first = finding
            if count > 1 { first.sentence += count == 2 ? " (once more later)" : " (\(count - 1) times more later)" }
            return first
        }
    }
}
