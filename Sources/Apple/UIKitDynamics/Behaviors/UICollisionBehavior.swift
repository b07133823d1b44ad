import CoreGraphics
public import Foundation
import LaminaDynamics
import LaminaPrimitives
public import UIKitValues

/// Makes its items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The things that items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other items of the behaviour.
        public static let items = Mode(rawValue: 1)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private var boundaries: [(name: any NSCopying, points: [Point])] = []
    private let group = CollisionGroup()
    private var insets: UIEdgeInsets?

    /// The object that is told of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// The things that items collide with; `everything` by default.
    open var collisionMode = Mode.everything { didSet { dynamicAnimator?.renew() } }

    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        list = ItemList(items)
    }

    /// Creates a behaviour without items.
    public override init() { super.init() }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    /// True when the edges of the reference view are a boundary; the default is false.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set { setInsets(newValue ? .zero : nil) }
    }
    /// Makes the edges of the reference view a boundary, with insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setInsets(insets) }

    private func setInsets(_ insets: UIEdgeInsets?) {
        self.insets = insets
        dynamicAnimator?.renew()
    }

    /// Adds a boundary along a path, in place of one of the same name.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        for points in bezierPath.cgPath.flattenedPoints { boundaries.append((identifier, points)) }
        dynamicAnimator?.renew()
    }
    /// Adds a boundary along a line, in place of one of the same name.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// Returns the path of a boundary; nil when there is none of this name.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        let lines = boundaries.filter { Self.isSame($0.name, identifier) }
        guard !lines.isEmpty else { return nil }
        let path = UIBezierPath()
        for line in lines { path.addPolyline(line.points.map { CGPoint($0) }) }
        return path
    }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.name, identifier) }
        dynamicAnimator?.renew()
    }
    /// Removes all boundaries that have names.
    open func removeAllBoundaries() {
        boundaries = []
        dynamicAnimator?.renew()
    }
    /// The names of the boundaries; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
        var names: [any NSCopying] = []
        for boundary in boundaries where !names.contains(where: { Self.isSame($0, boundary.name) }) { names.append(boundary.name) }
        return names.isEmpty ? nil : names
    }

    private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        return (first as? AnyHashable).map { $0 == second as? AnyHashable } ?? false
    }

    // MARK: The world

    override func contribute(to world: World, of animator: UIDynamicAnimator) {
        group.bodies = list.items.compactMap { animator.bodies[$0] }
        group.joinsBodies = collisionMode.contains(.items)
        group.joinsBoundaries = collisionMode.contains(.boundaries)
        group.boundaries = boundaries.map { CollisionGroup.Boundary($0.points) }
        if let edges = edges(of: animator.referenceView) { group.boundaries.append(CollisionGroup.Boundary(edges)) }
        world.groups.append(group)
    }

    private func edges(of view: UIView?) -> [Point]? {
        guard let insets, let rect = view?.bounds.inset(by: insets) else { return nil }
        let (left, right, top, bottom) = (Double(rect.minX), Double(rect.maxX), Double(rect.minY), Double(rect.maxY))
        return [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom), Point(left, top)]
    }

    override func contactsChanged(_ event: World.Event, in animator: UIDynamicAnimator) {
        guard event.group === group else { return }
        for contact in event.began { tell(contact, hasBegun: true, animator) }
        for contact in event.ended { tell(contact, hasBegun: false, animator) }
    }

    private func tell(_ contact: CollisionGroup.Contact, hasBegun: Bool, _ animator: UIDynamicAnimator) {
        guard let delegate = collisionDelegate, let item = animator.bodies.item(of: contact.body) else { return }
        let place = CGPoint(contact.point)
        if let body = contact.other {
            guard let other = animator.bodies.item(of: body) else { return }
            if hasBegun { return delegate.collisionBehavior(self, beganContactFor: item, with: other, at: place) }
            return delegate.collisionBehavior(self, endedContactFor: item, with: other)
        }
        let index = contact.boundary ?? boundaries.count
        let name = boundaries.indices.contains(index) ? boundaries[index].name : nil
        if hasBegun { return delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: name, at: place) }
        delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: name)
    }
}
