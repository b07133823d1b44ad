import CoreGraphics
import Foundation
import LaminaTables

/// The values that a flow layout keeps between invalidations.
@MainActor
final class FlowState {
    /// A section's sizes from layout and delegate, before the breadth of the collection view is known.
    struct Section {
        var items: FlowItems
        var metrics: FlowMetrics
    }

    /// The sizes of all sections; nil until layout and delegate are asked.
    var sections: [Section]?
    /// The positions of all elements; nil until they are computed.
    var geometry: FlowGeometry?
    /// The sizes that cells preferred.
    var preferred: [IndexPath: CGSize] = [:]
    /// True when the delegate does not determine the sizes of items, so that one size holds for all items.
    var sizeIsMissing = false
}
