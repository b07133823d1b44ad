public import Foundation

/// Stands for a closure that hears of changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells closures of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls a closure, with this object and what was before, whenever one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { [weak self] old in
            guard let environment = self as? Environment else { return }
            handler(environment, old)
        }
        (self as? any TraitObserved)?.traitRegistrations.list.append(registration)
        return registration
    }

    /// Calls the closure of a registration no more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserved)?.traitRegistrations.list.removeAll { $0 === registration }
    }
}

/// Views and controllers, which keep registrations.
@MainActor
protocol TraitObserved: AnyObject {
    var traitRegistrations: TraitRegistrations { get set }
}

extension UIView: TraitObserved {}
extension UIViewController: TraitObserved {}

/// The closures that hear of an object's changes.
struct TraitRegistrations {
    fileprivate var list: [TraitRegistration] = []

    @MainActor
    func tell(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in list where registration.traits.contains(where: { $0.differs(old, new) }) { registration.handler(old) }
    }
}

/// One closure and the traits that it is for.
private final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}
