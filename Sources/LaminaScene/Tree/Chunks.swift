/// A list held in pieces of at most 64, so that replacing one element among 100,000 copies two small arrays.
package struct Chunks<Element: Sendable>: Sendable {
    private static var capacity: Int { 64 }

    private var chunks: [[Element]] = []
    package private(set) var count = 0

    /// An empty list.
    package init() {}

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    package var isEmpty: Bool { count == 0 }

    package mutating func append(_ element: Element) {
        // Every chunk but the last is full: an index is found by division.
        if count % Self.capacity == 0 {
            chunks.append([element])
        } else {
            chunks[chunks.count - 1].append(element)
        }
        count += 1
    }

    /// - Precondition: `index` is in `0 ..< count`.
    package subscript(index: Int) -> Element {
        get { chunks[index / Self.capacity][index % Self.capacity] }
        set { chunks[index / Self.capacity][index % Self.capacity] = newValue }
    }

    /// Calls `body` with each element in order.
    package func forEach(_ body: (Element) throws -> Void) rethrows {
        for chunk in chunks {
            for element in chunk { try body(element) }
        }
    }

    /// All elements in one array.
    package var array: [Element] { chunks.flatMap { $0 } }
}
