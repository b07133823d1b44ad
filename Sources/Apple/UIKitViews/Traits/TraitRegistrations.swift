public import Foundation

/// A token for a closure that observes trait changes.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes closures can observe.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Registers a closure to call when one of the given traits has changed.
    ///
    /// The closure receives this object and the object's previous traits.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        // The object stores the registration, so a strong reference to the object would create a retain cycle.
        let registration = TraitRegistration(traits) { [weak self] old in
            guard let environment = self as? Environment else { return }
            handler(environment, old)
        }
        (self as? any TraitObserved)?.traitRegistrations.list.append(registration)
        return registration
    }

    /// Removes the closure of a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserved)?.traitRegistrations.list.removeAll { $0 === registration }
    }
}

/// An object that stores trait registrations: a view or a controller.
@MainActor
protocol TraitObserved: AnyObject {
    var traitRegistrations: TraitRegistrations { get set }
}

extension UIView: TraitObserved {}
extension UIViewController: TraitObserved {}

/// The closures that observe an object's trait changes.
struct TraitRegistrations {
    fileprivate var list: [TraitRegistration] = []

    /// Calls the closures that observe a trait whose value differs between two collections.
    @MainActor
    func tell(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in list where registration.traits.contains(where: { $0.differs(old, new) }) { registration.handler(old) }
    }
}

/// A closure with the traits that it observes.
private final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}
