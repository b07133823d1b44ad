public import CoreGraphics
import Foundation
public import UIKit

/// Expects that a view looks as in its golden, a picture that an earlier run has stored beside the test.
///
/// Two pictures agree when all their bytes do: they do not depend on the machine, the number of threads or the other tests.
///
/// - Parameters:
///   - view: The view; one that is not in a window is shown alone in one of its own.
///   - name: Distinguishes the snapshots of one test.
///   - time: The seconds since the first snapshot of this view as this variant. Animations, their delegates and closures, and display links run
///     until then; timers and tasks of Foundation follow the system's clock and do not. `expectFilm(of:)` drives these, too.
///   - variant: The device, appearance, text size, locale and direction.
///   - size: The size of the view, in points, in which 0 stands for the side that fits its content; nil keeps the view's size, or fits it.
/// - Returns: True when both agree; otherwise the running test has failed.
@preconcurrency @MainActor
@discardableResult
public func expectSnapshot(
    of view: UIView, named name: String? = nil, at time: Double = 0, as variant: SnapshotVariant = SnapshotVariant(), size: CGSize? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) -> Bool {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    return expect(view, of: nil, named: name, at: time, as: variant, size: size, place)
}

/// Expects that a controller's view on the screen of a device looks as in its golden.
///
/// - Parameters:
///   - controller: The controller, which becomes the root of a window unless it is in one.
///   - name: Distinguishes the snapshots of one test.
///   - time: The seconds since the first snapshot of this controller as this variant, as for a view.
///   - variant: The device, appearance, text size, locale and direction.
/// - Returns: True when both agree; otherwise the running test has failed.
@preconcurrency @MainActor
@discardableResult
public func expectSnapshot(
    of controller: UIViewController, named name: String? = nil, at time: Double = 0, as variant: SnapshotVariant = SnapshotVariant(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) -> Bool {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    return expect(nil, of: controller, named: name, at: time, as: variant, size: nil, place)
}

/// Expects that a layer looks as in its golden, on a screen of 3 pixels per point.
///
/// - Returns: True when both agree; otherwise the running test has failed.
@preconcurrency @MainActor
@discardableResult
public func expectSnapshot(
    of layer: CALayer, named name: String? = nil, at time: Double = 0, as variant: SnapshotVariant = SnapshotVariant(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) -> Bool {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    return expect(LayerStand.holding(layer), of: nil, named: name, at: time, as: variant, size: nil, place)
}

/// Takes a picture of a view, or of a controller's view that is loaded on the stage, and compares it.
@MainActor
private func expect(
    _ view: UIView?, of controller: UIViewController?, named name: String?, at time: Double, as variant: SnapshotVariant, size: CGSize?,
    _ place: SnapshotPlace
) -> Bool {
    let check = SnapshotCheck(place: place, name: place.name(name, time: time, variant: variant), mode: .current)
    do {
        try check.claimName()
        try variant.check()
        try size?.checkAsWanted()
        // A controller loads its view under the variant's traits.
        if let controller, controller.viewIfLoaded == nil { variant.apply(to: .main) }
        guard let shown = view ?? controller?.view else { return false }
        let picture = try SnapshotStage.picture(of: shown, controller: controller, at: time, as: variant, size: size)
        return try check.compare(picture) { ViewNode(shown).json }
    } catch {
        check.fail(error)
        return false
    }
}
