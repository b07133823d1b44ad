/// A small value that any thread may read and write; each access holds `layerLock`.
///
/// A class: the accessors that the compiler writes for a wrapper of a value type copy the wrapper before the lock is acquired.
@propertyWrapper
package final class LayerGuarded<Value> {
    private var value: Value

    package init(wrappedValue: Value) { value = wrappedValue }

    package var wrappedValue: Value {
        _read {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield value
        }
        _modify {
            layerLock.lock()
            defer { layerLock.unlock() }
            yield &value
        }
    }
}
