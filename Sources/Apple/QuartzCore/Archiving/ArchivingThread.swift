import Foundation

/// The archiving that is in progress on one thread.
///
/// Foundation's coders call `encode(with:)` and `init(coder:)` recursively and hand nothing down but themselves, so the depth of these calls and the
/// layer tree to which a layer belongs are kept here.
final class ArchivingThread {
    /// The greatest number of archived objects inside each other, which keeps the calls within the stack of a thread.
    ///
    /// The layers of a tree lie side by side in an archive, so a tree may be deeper. A cycle in an archive, which Foundation would follow without
    /// end, is noticed by this limit too.
    static let deepest = 200

    /// A layer tree that a coder is writing.
    private struct Tree {
        let coder: ObjectIdentifier
        let layers: Set<ObjectIdentifier>
    }

    private var depth = 0
    private var trees: [Tree] = []

    /// The calling thread's archiving.
    static var current: ArchivingThread {
        let dictionary = Thread.current.threadDictionary
        if let found = dictionary[key] as? ArchivingThread { return found }
        let created = ArchivingThread()
        dictionary[key] = created
        return created
    }

    private static let key = "QuartzCore.ArchivingThread"

    /// The greatest depth at which values are written; the objects that they contain, which have values themselves, are then readable.
    static let deepestWritten = deepest - 4

    /// Calls `body` one level deeper.
    ///
    /// - Returns: False when the level is below `limit` and `body` was not called, or when `body` returned false.
    func nested(limit: Int = deepest, _ body: () -> Bool) -> Bool {
        guard depth < limit else { return false }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Calls `body` while the coder writes a tree of these layers.
    func writing(_ layers: [CALayer], with coder: NSCoder, _ body: () -> Void) {
        trees.append(Tree(coder: ObjectIdentifier(coder), layers: Set(layers.map { ObjectIdentifier($0) })))
        defer { trees.removeLast() }
        body()
    }

    /// Returns whether the coder is writing a tree that contains this layer.
    func isWriting(_ layer: CALayer, with coder: NSCoder) -> Bool {
        trees.contains { $0.coder == ObjectIdentifier(coder) && $0.layers.contains(ObjectIdentifier(layer)) }
    }
}
