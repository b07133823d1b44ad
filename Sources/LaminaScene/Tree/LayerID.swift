/// Names one layer of the app in every tree and frame, for as long as the process lives.
package struct LayerID: Sendable, Hashable, Comparable {
    package let number: UInt64

    package init(_ number: UInt64) { self.number = number }

    package static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
}
