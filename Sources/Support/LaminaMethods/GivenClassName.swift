import Foundation

/// Names of classes in `@objc(Name)`.
///
/// A class with such a name has two C functions: `lamina$class$Name` returns the class, and `lamina$name$MyApp.Player` returns the name as a string
/// that ends with a zero.
enum GivenClassName {
    static func type(named name: String) -> AnyClass? {
        // Only functions without parameters that return a class have names that begin so.
        guard let function = unsafe dlsym(nil, "lamina$class$\(name)") else { return nil }
        let pointer = unsafe unsafeBitCast(function, to: (@convention(c) () -> UnsafeRawPointer).self)()
        return unsafe unsafeBitCast(pointer, to: AnyClass.self)
    }

    static func name(ofClass name: String) -> String? {
        // Only functions without parameters that return a string in constant memory have names that begin so.
        guard let function = unsafe dlsym(nil, "lamina$name$\(name)") else { return nil }
        return unsafe String(cString: unsafeBitCast(function, to: (@convention(c) () -> UnsafePointer<UInt8>).self)())
    }
}
