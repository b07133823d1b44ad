import LaminaHistory
import LaminaRun
import LaminaScene
import QuartzCore

extension LayerRoster {
    /// The names of all layers, as a history has them.
    var historyNames: [LayerID: LayerName] {
        names.mapValues { LayerName(className: $0.className, name: $0.name, delegateClass: $0.delegateClass) }
    }

    /// The CAML document of the layer with a number.
    func document(of number: UInt64) -> LiveDocument {
        guard let layer = layer(number) else { return .refused("no layer has the number \(number)") }
        do { return .text(try CAPackage.document(of: layer)) } catch { return .refused("\(error)") }
    }
}
