package import LaminaScene

/// A likely mistake that a history shows.
package struct LintFinding: Sendable, Hashable {
    package let rule: LintRule
    package let layer: LayerID
    /// The number of the animation; 0 for a finding about a layer.
    package let animation: UInt64
    /// The line of code that has added the animation; nil when it is not known, and for a finding about a layer.
    package let line: CodeLine?
    /// The time of the effect, in seconds since the start of the run.
    package let time: Double
    /// The mistake and its effect, in a sentence.
    package var sentence: String
    /// The cure, in Swift.
    package let cure: String
    /// The name by which a repetition of the same mistake is known: the animation's key or a key path.
    let subject: String

    init(
        _ rule: LintRule, _ recorded: RecordedAnimation, at time: Double, _ sentence: String, cure: String, subject: String? = nil
    ) {
        (self.rule, layer, animation, self.time, self.sentence, self.cure) = (rule, recorded.layer, recorded.id, time, sentence, cure)
        self.subject = subject ?? recorded.title
        line = recorded.line
    }

    init(_ rule: LintRule, _ layer: LayerID, at time: Double, _ sentence: String, cure: String) {
        (self.rule, self.layer, animation, self.time, self.sentence, self.cure, subject) = (rule, layer, 0, time, sentence, cure, "")
        line = nil
    }
}

/// The rules, by the names that reports have.
package enum LintRule: String, Sendable, CaseIterable {
    /// An animation ends, and the layer shows its old value again, because the model was never changed.
    case snapsBack = "snaps-back"
    /// A fill mode has no effect, because the animation is removed at its end.
    case fillIsLost = "fill-without-keeping"
    /// An animation stays at its layer after its end without any effect.
    case staysWithoutFill = "keeping-without-fill"
    /// A `beginTime` is no time of the layer.
    case beginTime = "begin-time"
    /// A key path names no property of its layer.
    case unknownKeyPath = "key-path"
    /// The values of an animation cannot be mixed, or are of the wrong type.
    case unmixedValues = "values"
    /// An endless animation is added to the same layer again and again.
    case addedAgain = "added-again"
    /// An animation moves a layer that draws nothing.
    case nothingToSee = "nothing-to-see"
    /// A layer trails behind a change that its view makes at once, because it animates implicitly.
    case trailing = "trailing"
    /// An animation that stays for ever keeps the view that owns its layer.
    case keptDelegate = "kept-delegate"
    /// A control is seen, and its model value is so transparent that touches pass.
    case untouchable = "untouchable"
    /// An endless animation runs where nobody sees it.
    case unseen = "unseen"
    /// A moving shadow is computed from pixels although its outline is known.
    case shadowWithoutPath = "shadow-path"
    /// A mask cuts out what a corner radius does.
    case maskForCorners = "corner-mask"
    /// A rasterised layer changes with every frame.
    case rasterizedInVain = "rasterized"
    /// A button is smaller than 44 points.
    case smallTarget = "small-target"
    /// A text differs too little from its background.
    case lowContrast = "contrast"

    /// The weight of a rule's findings.
    package enum Severity: String, Sendable, CaseIterable {
        /// The app does something else than its code says.
        case mistake
        /// The picture is right, and costs more than it must.
        case cost
        /// Some users cannot read or hit something.
        case accessibility
    }

    package var severity: Severity {
        switch self {
        case .unseen, .shadowWithoutPath, .maskForCorners, .rasterizedInVain: .cost
        case .smallTarget, .lowContrast: .accessibility
        default: .mistake
        }
    }

    /// True for a rule that compares commits; it is silent for a history whose budget has left some out.
    var needsAllCommits: Bool {
        switch self {
        case .snapsBack, .fillIsLost, .staysWithoutFill, .addedAgain, .trailing, .keptDelegate, .untouchable: true
        default: false
        }
    }
}
