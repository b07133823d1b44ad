/// A small value that any thread may read and write; each access holds `layerLock`.
@propertyWrapper
package struct LayerGuarded<Value> {
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
