import LaminaPrimitives
import LaminaScene

/// The search for buttons that are too small for fingers at all times of the run.
///
/// Only of `UIButton` itself: a class of the app's own may accept touches around its bounds.
///
/// - Source: Human Interface Guidelines, "Buttons": a hit region of at least 44 × 44 points.
struct SmallTargets {
    /// The class of views that is looked at.
    static let view = "UIButton"
    /// The smallest side in points; half a point less may be an error of rounding.
    private static let least = 44.0

    private var found: [LayerID: LintFinding] = [:]
    /// Buttons that have been large enough, or that an ancestor scales.
    private var others: Set<LayerID> = []

    var findings: [LintFinding] { Array(found.values) }

    mutating func look(at look: LayerLook) {
        let id = look.node.id
        guard !others.contains(id) else { return }
        // A button that grows or shrinks has the larger of both sizes for a while.
        let (shown, model) = (look.shown.bounds.standardized.size, look.node.state.bounds.standardized.size)
        let size = Size(max(shown.width, model.width), max(shown.height, model.height))
        let isScaled = ([look.node] + look.above).contains { !$0.state.transform.isIdentity }
        guard !isScaled, min(size.width, size.height) <= Self.least - 0.5 else {
            others.insert(id)
            found[id] = nil
            return
        }
        guard size.width > 0, size.height > 0, found[id] == nil else { return }
        let side = size.height < Self.least ? "height" : "width"
        found[id] = LintFinding(
            .smallTarget, id, at: look.time, "a button of \(size.width.words) × \(size.height.words) points; a finger needs 44 × 44",
            cure: "button.\(side)Anchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true")
    }
}
