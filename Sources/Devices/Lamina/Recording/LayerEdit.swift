import LaminaFoundation
import QuartzCore
import UIKit

/// A change of a property that the user makes beside the app, in the studio.
@MainActor
struct LayerEdit {
    let keyPath: String
    /// The layer's number in the run's history.
    let layer: UInt64
    let value: String

    /// Changes the layer at once, without an implicit animation.
    func apply() {
        guard let target = UIScreen.main.host.roster?.layer(layer) else {
            return Diagnostics.warn("no layer has the number \(layer), so its \(keyPath) stays")
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let isDone = target.edit(keyPath, to: value)
        CATransaction.commit()
        if !isDone { Diagnostics.warn("\(keyPath) of \(type(of: target)) does not take \(value.debugDescription), so it stays") }
    }
}
