import LaminaPrimitives

/// The instance of the replicators around a layer for which the layer is drawn.
struct Replica: Equatable, Sendable {
    /// The opaque colour by which replicators multiply the layer's colours.
    var tint = Color.white
    /// The number of layers that the replicators inside this instance may draw.
    var room = ReplicatorState.mostLayers
    /// A number that no other instance of the same layer has in a frame; 0 outside of replicators.
    var number = 0
}

/// The instances for which layers of a frame are drawn; a small index stands for each of them, so that layers outside of replicators pay nothing.
struct Replicas: Sendable {
    /// The index of an instance in `Replicas`, from 1; 0 stands for no replicator.
    typealias Index = Int32

    /// The index that stands for no replicator.
    static let none: Index = 0

    private var all: [Replica] = []

    /// The number of instances in the store.
    var count: Int { all.count }

    subscript(index: Index) -> Replica { index == Self.none ? Replica() : all[Int(index) - 1] }

    /// Adds an instance and returns its index.
    mutating func add(_ replica: Replica) -> Index {
        all.append(replica)
        return Index(all.count)
    }

    /// The index of an instance that differs from another one only in that it has no tint.
    mutating func untinted(_ index: Index) -> Index {
        var replica = self[index]
        guard replica.tint != .white else { return index }
        replica.tint = .white
        return add(replica)
    }

    /// Drops the instances after the first `count` ones.
    mutating func drop(after count: Int) { all.removeSubrange(count...) }
}

/// The instances of a replicator's sublayers at one time.
///
/// A class, so that pending steps copy only a reference.
final class ReplicaList: Sendable {
    let replicator: LayerID
    /// The replicator's sublayers, which each instance draws.
    let sublayers: NodeBlock
    /// The transforms from the coordinates of each instance to the replicator's.
    let placements: [Transform3D]
    private let state: ReplicatorState
    /// True when all instances and their sublayers lie in the replicator's plane.
    let isLevel: Bool

    /// Creates the list; nil when there is nothing to draw.
    ///
    /// - Parameter state: The replicator's values with animations applied.
    /// - Parameter room: The number of layers that all instances may draw.
    init?(of node: LayerNode, _ state: LayerState, room: Int) {
        guard let sublayers = node.children.root else { return nil }
        replicator = node.id
        self.sublayers = sublayers
        self.state = state.replicator
        placements = state.replicaPlacements(count: min(self.state.count, max(1, room / sublayers.layerCount)))
        isLevel =
            sublayers.isLevel && !sublayers.mayTilt && state.leavesSublayersLevel && (placements.count < 2 || self.state.instanceTransform.isAffine)
        if placements.isEmpty { return nil }
    }

    var count: Int { placements.count }

    /// The opacity of an instance, 0...1.
    func opacity(of index: Int) -> Float { state.color(of: index).alpha }

    /// The local time of an instance's sublayers, in seconds.
    ///
    /// - Parameter time: The replicator's local time.
    func time(of index: Int, at time: Double) -> Double { time - state.delay(of: index) }

    /// The values that an instance's sublayers inherit.
    ///
    /// - Parameter outer: The instance for which the replicator itself is drawn.
    func replica(_ index: Int, in outer: Replica) -> Replica {
        var color = state.color(of: index)
        color.alpha = 1
        return Replica(tint: outer.tint.tinted(by: color), room: outer.room / count, number: outer.number * count + index + 1)
    }
}

extension LayerState {
    /// The transforms from the coordinates of the first `count` instances of a replicator to the replicator's own.
    ///
    /// - Source: Apple's documentation of `instanceTransform`: it applies about the centre of the layer.
    fileprivate func replicaPlacements(count: Int) -> [Transform3D] {
        let (center, transform) = (bounds.center, replicator.instanceTransform)
        guard !transform.isIdentity else { return Array(repeating: .identity, count: count) }
        let step = Transform3D.translation(-center.x, -center.y, 0).followed(by: transform).followed(by: .translation(center.x, center.y, 0))
        var power = Transform3D.identity
        return (0..<count).map { index in
            if index > 0 { power = power.followed(by: step) }
            return power
        }
    }
}

extension Color {
    /// The colour with its components, except alpha, multiplied by those of a tint.
    func tinted(by tint: Color) -> Color {
        Color(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
    }
}
