/// The identity of one of the app's layers, the same in all render trees and frames for the lifetime of the process.
package struct LayerID: Sendable, Hashable, Comparable {
    package let number: UInt64

    package init(_ number: UInt64) { self.number = number }

    package static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
}
