package import Foundation
import LaminaFoundation

/// An `NSValue` that holds a C struct of doubles.
///
/// On Linux, `NSValue` itself supports only a few predefined structs, which do not include `CGVector` and `CGAffineTransform`.
///
/// Marked `@safe` because its only pointer refers to memory that the object itself owns.
@safe
package final class StructValue: NSValue, @unchecked Sendable {
    // Unchecked because both fields are set once, and the memory of the type name is written only before the object is shared.
    private let numbers: [Double]
    /// The type's encoding as a C string.
    ///
    /// `objCType` returns its address, so it stays allocated as long as the object lives.
    private let typeName: UnsafeMutableBufferPointer<CChar>

    /// - Parameter type: The struct's Objective-C encoding, such as `{CGVector=dd}`.
    package init(_ numbers: [Double], type: String) {
        self.numbers = numbers
        let characters = type.utf8CString
        // Freed in `deinit`; no other code stores the address.
        unsafe typeName = .allocate(capacity: characters.count)
        _ = unsafe typeName.initialize(from: characters)
        super.init()
    }

    /// Reads a struct of doubles from memory; its encoding contains one `d` per number.
    package required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>) {
        let name = unsafe String(cString: type)
        // The caller guarantees that the address holds a struct of this encoding.
        self.init((0..<Self.doubleCount(in: name)).map { unsafe value.loadUnaligned(fromByteOffset: $0 * 8, as: Double.self) }, type: name)
    }

    package required convenience init?(coder aDecoder: NSCoder) {
        guard let name = aDecoder.plainObject(of: NSString.self, forKey: "type"),
            let numbers = aDecoder.content([Double].self, forKey: "numbers")
        else { return nil }
        let doubles = Self.doubleCount(in: String(describing: name))
        // Other numbers of the encoding say more about their sizes than this class knows; `getValue` is not for them.
        guard doubles == 0 || doubles == numbers.count else { return nil }
        self.init(numbers, type: String(describing: name))
    }

    /// The number of doubles that an encoding such as `{UIOffset=dd}` names after the equals sign.
    private static func doubleCount(in type: String) -> Int { type.drop { $0 != "=" }.count { $0 == "d" } }

    deinit { unsafe typeName.deallocate() }

    package override class var supportsSecureCoding: Bool { true }

    package override func encode(with aCoder: NSCoder) {
        aCoder.encode(name as NSString, forKey: "type")
        aCoder.encode(content: numbers, forKey: "numbers")
    }

    package override var objCType: UnsafePointer<CChar> {
        // The buffer is never empty: it holds at least the terminating zero.
        guard let start = unsafe typeName.baseAddress else { preconditionFailure("a type name has a terminator") }
        return unsafe UnsafePointer(start)
    }

    package override func getValue(_ value: UnsafeMutableRawPointer) {
        // The caller guarantees room for a struct of this encoding.
        unsafe numbers.withUnsafeBytes { unsafe value.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(value), byteCount: $0.count) }
    }

    package override func isEqual(_ value: Any?) -> Bool {
        guard let other = value as? StructValue else { return false }
        return other.name == name && other.numbers == numbers
    }

    package override var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(numbers)
        return hasher.finalize()
    }

    package override var description: String { "\(name) \(numbers)" }

    /// Returns the numbers when the value has the given encoding, else nil.
    package func numbers(ofType type: String) -> [Double]? { name == type ? numbers : nil }

    private var name: String { unsafe String(cString: objCType) }
}
