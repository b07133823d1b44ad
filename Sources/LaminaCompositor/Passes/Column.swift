/// A list whose elements stand at an address that many threads may read without counting references; keeps its memory.
@safe
struct Column<Element: ~Copyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 1
        unsafe base = .allocate(capacity: 1)
    }

    deinit {
        // The first `count` elements are there.
        unsafe base.deinitialize(count: count)
        unsafe base.deallocate()
    }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        _read {
            precondition(index >= 0 && index < count, "no such element")
            yield unsafe base[index]
        }
        _modify {
            precondition(index >= 0 && index < count, "no such element")
            yield unsafe &base[index]
        }
    }

    mutating func append(_ element: consuming Element) {
        reserve(count + 1)
        // There is room for one more.
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Drops elements at the end, or adds some.
    mutating func resize(to count: Int, adding element: () -> Element) {
        while self.count > max(0, count) {
            self.count -= 1
            unsafe (base + self.count).deinitialize(count: 1)
        }
        reserve(count)
        while self.count < count { append(element()) }
    }

    mutating func removeAll() {
        // The first `count` elements are there.
        unsafe base.deinitialize(count: count)
        count = 0
    }

    private mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, 2 * capacity)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        // The elements move; there is room for more than them.
        unsafe new.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = new
        capacity = larger
    }

    /// The elements, until one is added or removed; the column must live as long.
    var elements: Elements { unsafe Elements(base: UnsafePointer(base), count: count) }

    /// Elements of a column that somebody else holds.
    ///
    /// `@unchecked Sendable`: nothing is written through it.
    @safe
    struct Elements: @unchecked Sendable {
        private let base: UnsafePointer<Element>
        let count: Int

        @unsafe
        fileprivate init(base: UnsafePointer<Element>, count: Int) {
            unsafe self.base = base
            self.count = count
        }

        subscript(index: Int) -> Element {
            _read {
                precondition(index >= 0 && index < count, "no such element")
                yield unsafe base[index]
            }
        }
    }
}
