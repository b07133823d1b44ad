import Testing
import UIKit

/// Lays a view out in both directions.
///
/// - Returns: The frames of its subviews, those from right to left mirrored back.
@MainActor
private func frames(_ make: () -> UIView, _ parts: (UIView) -> [UIView]) -> (usual: [CGRect], mirrored: [CGRect]) {
    func frames(_ direction: UISemanticContentAttribute) -> [CGRect] {
        let view = make()
        view.semanticContentAttribute = direction
        view.layoutIfNeeded()
        return parts(view).map { $0.convert($0.bounds, to: view) }.filter { !$0.isEmpty }
    }
    let width = make().bounds.width
    let back = frames(.forceRightToLeft).map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    return (frames(.forceLeftToRight), back)
}

/// Expects that a view from right to left has its parts at the mirrored places of the other direction.
@MainActor
func expectMirrored(
    _ make: () -> UIView, _ parts: (UIView) -> [UIView] = { $0.subviews }, sourceLocation: SourceLocation = #_sourceLocation
) {
    let (usual, mirrored) = frames(make, parts)
    #expect(!usual.isEmpty, sourceLocation: sourceLocation)
    #expect(usual == mirrored, sourceLocation: sourceLocation)
}

/// Returns a function that finds the views of a class, by the class's name, in a view.
@MainActor
func named(_ name: String) -> (UIView) -> [UIView] {
    { view in
        func found(in view: UIView) -> [UIView] { (String(describing: type(of: view)) == name ? [view] : []) + view.subviews.flatMap(found) }
        return found(in: view)
    }
}
