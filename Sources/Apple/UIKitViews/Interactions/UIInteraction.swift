public import Foundation

/// A behaviour that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction; nil for none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from one when `view` is nil.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from one when `view` is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let place = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.remove(at: place)
        interaction.didMove(to: nil)
    }
}
