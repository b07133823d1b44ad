import CoreGraphics
import Foundation
import LaminaFoundation
import LaminaPrimitives
import LaminaScene

// The property tables determine what an archive contains, so a new property or class of layers is archived without code of its own.
extension CALayer {
    /// Writes the layer, and, unless the coder is writing the tree above it, its descendants.
    func writeArchive(_ coder: NSCoder) {
        let thread = ArchivingThread.current
        _ = thread.nested {
            if thread.isWriting(self, with: coder) {
                writeOwnValues(coder)
            } else {
                writeTree(coder, thread)
            }
            return true
        }
    }

    private func writeTree(_ coder: NSCoder, _ thread: ArchivingThread) {
        let tree = ArchivedTree(below: self)
        thread.writing([self] + tree.layers, with: coder) {
            writeOwnValues(coder)
            tree.write(coder)
            ArchivedStates.write([self] + tree.layers, coder)
        }
    }

    /// Reads the layer, and its descendants if the archive has them here.
    ///
    /// - Returns: False when the archive is malformed; the coder then has an error.
    func readArchive(_ coder: NSCoder) -> Bool {
        let isRead = ArchivingThread.current.nested {
            guard readOwnValues(coder), let layers = ArchivedTree.read(coder, into: self) else { return false }
            return ArchivedStates.read(coder, into: layers)
        }
        if !isRead { coder.failArchive("the archive of a layer is malformed, or contains a cycle") }
        return isRead
    }

    private func writeOwnValues(_ coder: NSCoder) {
        coder.encode(pairs: archivedValues, forKey: Self.valuesKey)
        guard !attachments.animations.isEmpty else { return }
        coder.encode(values: attachments.animations.flatMap { [$0.key ?? NSNull(), $0.archived] as [Any] }, forKey: Self.animationsKey)
    }

    private func readOwnValues(_ coder: NSCoder) -> Bool {
        let values = (coder.pairs(forKey: Self.valuesKey) ?? []).compactMap { key, value in (key as? String).map { ($0, value) } }
        for (key, value) in values { restore(value, forKey: key) }
        displayAfterRestoring(values.map(\.0))
        for (key, animation) in coder.pairs(forKey: Self.animationsKey) ?? [] {
            if let animation = animation as? CAAnimation { attach(animation, forKey: key as? String) }
        }
        return coder.error == nil
    }

    private static let valuesKey = "CALayer.values"
    private static let animationsKey = "CALayer.animations"
}

extension CALayer {
    /// The keys and values that an archive or a CAML file contains, without layers and animations.
    ///
    /// `style` comes first, because it determines the values of properties that are not set. Values that come from the style are left out.
    var archivedValues: [(key: String, value: Any)] {
        let parts = attachments.sparse
        let rows = Self.properties.rows.filter { !parts.styledNames.contains($0.name) }
        let kept = archivesContents ? rows : rows.filter { !$0.effects.contains(.object) }
        let objects = { (place: ArchivePlace) in Self.objects.rows.filter { $0.archive == place }.map(\.name) }
        let keys = objects(.first) + kept.map(\.name) + objects(.values) + parts.values.keys.sorted()
        return keys.compactMap { key in
            guard shouldArchiveValue(forKey: key) || parts.assignedNames.contains(key) else { return nil }
            // A property that has a default, such as the colour of a border, may have been set to nil.
            return (key, value(forKey: key) ?? NSNull())
        }
    }

    /// False for contents that the layer drew, which are drawn anew, and for objects that are no image.
    private var archivesContents: Bool { !commitment.hasDrawnContents && state.picture.value.picture?.represented == nil }

    /// Sets a value without actions, as the layer had it when it was archived.
    func restore(_ value: Any, forKey key: String) {
        guard let row = Self.properties[key] else { return storeValue(value is NSNull ? nil : value, forKey: key) }
        if row.effects.contains(.object), value is CGImage || value is NSNull { return storeValue(value, forKey: key) }
        guard let converted = Value(bridging: value), allows(converted, for: row), row.access.set(converted, in: &state) else {
            return Diagnostics.warn("\(type(of: self)) has no value \(value) for \(key); the initial value stays")
        }
        noteAssignment(of: row.name)
    }

    /// Marks the layer for display when one of its archived values is drawn.
    func displayAfterRestoring(_ keys: [String]) {
        if keys.contains(where: { Self.needsDisplay(forKey: $0) }) { setNeedsDisplay() }
    }
}

extension AttachedAnimation {
    /// A copy of the animation that begins as the app has said, not at the time at which it once began.
    var archived: CAAnimation {
        let copy = animation.attachedCopy()
        copy.beginTime = givenBeginTime
        return copy
    }
}
