import CoreGraphics
import LaminaLayout

/// An engine's record of one view or layout guide.
@MainActor
package final class EngineItem {
    weak var item: (any LayoutItem)?
    let variables: FrameVariables
    /// The constraints that fix x, y, width and height of a view with a given frame or of a system guide.
    ///
    /// A content guide has only the constraints of x and y; other items have none.
    var fixed: [LinearConstraintID] = []
    /// The upper and lower limit that the content's size sets for the length along each axis.
    var content: [NSLayoutConstraint.Axis: ContentLimits] = [:]
    /// The number of installed constraints that name the item.
    var constraintCount = 0
    /// The frame of the last solution, before rounding; nil before the first.
    var frame: CGRect?
    /// The content's height at the solved width; nil for content whose height does not depend on its width.
    var wrappedHeight: CGFloat?
    /// True after the item has left its engine.
    var isForgotten = false

    init(_ item: any LayoutItem, _ variables: FrameVariables) {
        self.item = item
        self.variables = variables
    }

    /// The number of system guides of the view whose place is in the engine, and with it the view's frame.
    var guideCount = 0

    /// True when nothing tells the frame, so that a view keeps the one that it was given.
    var isUnconstrained: Bool { constraintCount == 0 && guideCount == 0 && fixed.isEmpty && content.isEmpty && item is UIView }
}

/// The two constraints that keep a length near the content's length: at most with `hugging`, at least with `resistance`.
struct ContentLimits {
    let length: CGFloat
    let hugging: UILayoutPriority
    let resistance: UILayoutPriority
    let ids: [LinearConstraintID]
}

/// The solver variables of a frame, in the coordinates of the containing view.
struct FrameVariables {
    let x: LayoutVariable
    let y: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable

    var all: [LayoutVariable] { [x, y, width, height] }

    func length(_ axis: NSLayoutConstraint.Axis) -> LayoutVariable { axis == .horizontal ? width : height }
}

/// A constant plus multiples of variables.
struct LayoutSum {
    var terms: [LinearTerm] = []
    var constant: CGFloat = 0

    mutating func add(_ variable: LayoutVariable, _ factor: Double = 1) { terms.append(LinearTerm(variable, factor)) }

    mutating func negate() {
        terms = terms.map { LinearTerm($0.variable, -$0.coefficient) }
        constant = -constant
    }

    mutating func add(_ other: LayoutSum, times factor: Double) {
        terms += other.terms.map { LinearTerm($0.variable, $0.coefficient * factor) }
        constant += other.constant * factor
    }
}
