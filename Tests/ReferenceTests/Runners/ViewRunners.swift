import CoreGraphics
import UIKit

let viewRunners: [String: Runner] = ["uiview-hit-test": hitView]

/// Returns the name of the view that a hit test finds among a view and its subviews.
@MainActor private func hitView(_ question: Question) throws -> JSON {
    let input = question.input
    var names: [UIView: String] = [:]
    func makeView(_ description: Input, _ name: String) throws -> UIView {
        let view = UIView(frame: try CGRect(description["frame"]))
        view.isHidden = description["hidden"]?.bool ?? false
        view.isUserInteractionEnabled = description["userInteractionEnabled"]?.bool ?? true
        view.alpha = description["alpha"]?.number ?? 1
        names[view] = description["name"]?.text ?? name
        return view
    }
    guard let description = input["view"] else { throw Unsupported("a hit test without view") }
    let view = try makeView(description, "view")
    for sub in (input["sub"].map { [$0] } ?? []) + (input["subs"]?.elements ?? []) { view.addSubview(try makeView(sub, "sub")) }
    let hit = view.hitTest(try CGPoint(input["point"]), with: nil)
    return hit.flatMap { names[$0] }.map { .text($0) } ?? .null
}
