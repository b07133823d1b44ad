public import Foundation
import LaminaConcurrency

extension NotificationCenter {
    /// Calls a method of an observer with each notification of a name and a sender; the observer is referenced weakly.
    ///
    /// - Parameters:
    ///   - aName: Nil for notifications of any name.
    ///   - anObject: Nil for notifications of any sender.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let link = ObserverLink(observer as AnyObject, sender: anObject.map { $0 as AnyObject }, name: aName, center: self)
        link.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak link] notification in
            guard let link else { return }
            guard let observer = link.observer else { return link.remove() }
            SelectorCall.send(aSelector, to: observer, [notification])
        }
        ObserverLinks.add(link)
    }

    /// Ends all notifications of an observer that was added with a selector, or of a token that `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Ends the notifications of a name and a sender; nil stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?) {
        removeObserver(observer as Any, name: aName, object: anObject as Any?)
        ObserverLinks.remove { link in
            link.observer === observer && link.center === self && (aName == nil || link.name == aName)
                && (anObject == nil || link.sender === anObject)
        }
    }
}

/// An observer's registration.
///
/// `@unchecked Sendable`: the token is set once, before another thread can see the object.
private final class ObserverLink: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var sender: AnyObject?
    let name: NSNotification.Name?
    let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, sender: AnyObject?, name: NSNotification.Name?, center: NotificationCenter) {
        self.observer = observer
        self.sender = sender
        self.name = name
        self.center = center
    }

    /// Ends the registration at the notification centre.
    func remove() {
        guard let token else { return }
        center.removeObserver(token as Any, name: nil, object: nil as Any?)
    }
}

/// The registrations of all observers that live.
private enum ObserverLinks {
    private static let links = Guarded<[ObserverLink]>([])

    /// Adds a registration, and removes those whose observers are gone.
    static func add(_ link: ObserverLink) {
        remove { $0.observer == nil }
        links.withLock { $0.append(link) }
    }

    static func remove(where isMeant: (ObserverLink) -> Bool) {
        let removed = links.withLock { links in
            let removed = links.filter(isMeant)
            links.removeAll(where: isMeant)
            return removed
        }
        for link in removed { link.remove() }
    }
}
