import LaminaPrimitives
import UIKit

/// A change of a view that is visible.
struct LateChange: Sendable, CustomStringConvertible {
    let description: String
    let make: @MainActor @Sendable () -> UIView
    let change: @MainActor @Sendable (UIView) -> Void

    /// - Parameters:
    ///   - make: Makes the view, without a frame.
    ///   - change: Changes the view.
    init<View: UIView>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> View, _ change: @escaping @MainActor @Sendable (View) -> Void
    ) {
        description = "\(View.self) \(name)"
        self.make = make
        self.change = { view in if let view = view as? View { change(view) } }
    }
}

/// Builds a list of changes; the compiler checks the type of each by itself, which is quicker than a long literal.
@resultBuilder
enum LateChangeList {
    static func buildBlock(_ changes: LateChange...) -> [LateChange] { changes }
}

extension LateChange {
    static func list(@LateChangeList _ changes: () -> [LateChange]) -> [LateChange] { changes() }
}

/// The size of the views, in points.
private let lookSize = CGSize(width: 160, height: 64)

/// Returns what a layer tree draws of a view.
@MainActor
func look(of view: UIView) -> [Pixel] {
    UIGraphicsBeginImageContextWithOptions(lookSize, false, 1)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return [] }
    view.layoutIfNeeded()
    view.layer.render(in: context)
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.picture.bitmap.pixels ?? []
}

/// Puts a view into a container, at the upper left corner, and lays it out.
@MainActor
func place(_ view: UIView) -> UIView {
    let container = UIView(frame: CGRect(origin: .zero, size: lookSize))
    container.addSubview(view)
    view.frame = container.bounds
    container.layoutIfNeeded()
    return container
}

/// Puts a view into a container in which constraints give it its own size.
@MainActor
func placeByConstraints(_ view: UIView) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor), view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    return container
}

/// A picture of 12 × 12 points with a red left half.
@MainActor
func halfRed(_ mode: UIImage.RenderingMode = .alwaysOriginal) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 12), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 12))
    return (UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()).withRenderingMode(mode)
}

/// A view of one colour and an own size.
@MainActor
func block(_ color: UIColor, _ width: CGFloat = 20, _ height: CGFloat = 20) -> UIView {
    final class Block: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }
    let view = Block(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.size = CGSize(width: width, height: height)
    view.backgroundColor = color
    return view
}
