import CMapKit

extension MKAnnotationView {
    /// Creates a view of this class by `init(annotation:reuseIdentifier:)`, as `NSObject.laminaInit()` does by `init()`.
    static func laminaInit(annotation: any MKAnnotation, reuseIdentifier: String) -> MKAnnotationView {
        // A Swift class's type value is a pointer to its metadata.
        let base = unsafe unsafeBitCast(MKAnnotationView.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        // The initialiser consumes both values, so their memory is deallocated here but not deinitialised.
        let first = UnsafeMutablePointer<(any MKAnnotation)?>.allocate(capacity: 1)
        let second = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer {
            unsafe first.deallocate()
            unsafe second.deallocate()
        }
        unsafe first.initialize(to: annotation)
        unsafe second.initialize(to: reuseIdentifier)
        guard let object = unsafe lamina_make_annotation_view(base, own, first, second) else {
            preconditionFailure("\(self) has no init(annotation:reuseIdentifier:)")
        }
        return unsafe Unmanaged<MKAnnotationView>.fromOpaque(object).takeRetainedValue()
    }
}
