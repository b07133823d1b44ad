/// A growable array at a stable address, which many threads can read without reference counting.
///
/// Keeps its memory when it is emptied.
@safe
struct StableBuffer<Element: ~Copyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 1
        unsafe base = .allocate(capacity: 1)
    }

    deinit {
        // Exactly the first `count` elements are initialised.
        unsafe base.deinitialize(count: count)
        unsafe base.deallocate()
    }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        _read {
            precondition(index >= 0 && index < count, "index out of range")
            yield unsafe base[index]
        }
        _modify {
            precondition(index >= 0 && index < count, "index out of range")
            yield unsafe &base[index]
        }
    }

    mutating func append(_ element: consuming Element) {
        reserve(count + 1)
        // `reserve` has made room for this element.
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Removes elements from the end, or appends new ones, until there are `count`.
    mutating func resize(to count: Int, adding element: () -> Element) {
        while self.count > max(0, count) {
            self.count -= 1
            unsafe (base + self.count).deinitialize(count: 1)
        }
        reserve(count)
        while self.count < count { append(element()) }
    }

    mutating func removeAll() {
        // Exactly the first `count` elements are initialised.
        unsafe base.deinitialize(count: count)
        count = 0
    }

    private mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, 2 * capacity)
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        // Moving leaves the old memory uninitialised; the new one is larger than `count`.
        unsafe new.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = new
        capacity = larger
    }

    /// A read-only view of the elements.
    ///
    /// It is valid until an element is added or removed, and the buffer must outlive it.
    var elements: Elements { unsafe Elements(base: UnsafePointer(base), count: count) }

    /// A read-only view of a buffer's elements.
    ///
    /// `@unchecked Sendable`: nothing is written through it, and the buffer's owner writes no element that another thread reads meanwhile.
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
                precondition(index >= 0 && index < count, "index out of range")
                yield unsafe base[index]
            }
        }
    }
}
