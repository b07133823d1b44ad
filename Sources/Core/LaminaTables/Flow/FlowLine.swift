/// The arrangement of items side by side in one line.
///
/// - Source: Apple's "Using the Flow Layout": a line takes items until none fits; the space that remains is distributed between them. The rules that the
///   text leaves open were measured on UIKit: a line with room for one item only has that item in its middle, even a broader one. The last line of a section
///   is arranged as if its item were repeated until the line is full, so that items of equal size stay in columns; if its items have different sizes, they
///   stand at the least distance.
package struct FlowLine: Sendable {
    /// Breadths that exceed the available breadth by less than this still fit, because thirds of a breadth do not add up exactly.
    private static let tolerance = 1e-6

    /// The number of items in the line.
    let count: Int
    /// The offset of the first item from the start of the available breadth.
    let offset: Double
    /// The distance between two items.
    let gap: Double

    /// Takes items from `first` on until none fits.
    ///
    /// An item that is broader than the line gets a line of its own and overhangs both ends equally.
    init(_ items: FlowItems, from first: Int, available: Double, spacing: Double) {
        var (used, room) = (0, available)
        while first + used < items.count {
            let need = items[first + used].breadth + (used > 0 ? spacing : 0)
            guard need <= room + Self.tolerance else { break }
            room -= need
            used += 1
        }
        count = max(1, used)
        guard used > 0 else {
            (offset, gap) = ((available - items[first].breadth) / 2, spacing)
            return
        }
        if first + used == items.count {
            guard (first..<first + used).allSatisfy({ items[$0] == items[first] }) else {
                (offset, gap) = (0, spacing)
                return
            }
            let need = items[first + used - 1].breadth + spacing
            let repeated = need > 0 ? ((room + Self.tolerance) / need).rounded(.down) : 0
            used += Int(min(repeated, 1e6))
            room -= need * min(repeated, 1e6)
        }
        room = max(0, room)
        offset = used == 1 ? room / 2 : 0
        gap = spacing + (used > 1 ? room / Double(used - 1) : 0)
    }
}
