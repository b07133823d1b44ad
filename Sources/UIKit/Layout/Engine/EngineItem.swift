import CoreGraphics
import LaminaLayout

/// What an engine knows of a view or layout guide.
@MainActor
final class EngineItem {
    weak var item: (any LayoutItem)?
    let variables: FrameVariables
    /// Keep the frame of a view whose frame is given, or a system guide: for x, y, width and height.
    var fixed: [LinearConstraintID] = []
    /// Limits by the size of the content, by axis: at most and at least.
    var content: [NSLayoutConstraint.Axis: ContentLimits] = [:]
    /// What the solver said last.
    var frame: CGRect?
    /// The height that the content has at the width that the view got, where it depends on that.
    var wrappedHeight: CGFloat?

    init(_ item: any LayoutItem, _ variables: FrameVariables) {
        self.item = item
        self.variables = variables
    }
}

/// Constraints that hold a length near that of the content.
struct ContentLimits {
    let length: CGFloat
    let hugging: UILayoutPriority
    let resistance: UILayoutPriority
    let ids: [LinearConstraintID]
}

/// A frame in the coordinates of the view that holds the item.
struct FrameVariables {
    let x: LayoutVariable
    let y: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable

    var all: [LayoutVariable] { [x, y, width, height] }

    func length(_ axis: NSLayoutConstraint.Axis) -> LayoutVariable { axis == .horizontal ? width : height }
}

/// A sum of variables and a constant.
struct LayoutSum {
    var terms: [LinearTerm] = []
    var constant: CGFloat = 0

    mutating func add(_ variable: LayoutVariable, _ factor: Double = 1) { terms.append(LinearTerm(variable, factor)) }

    mutating func add(_ other: LayoutSum, times factor: Double) {
        terms += other.terms.map { LinearTerm($0.variable, $0.coefficient * factor) }
        constant += other.constant * factor
    }
}
