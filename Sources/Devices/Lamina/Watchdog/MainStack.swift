import CLaminaRuntime
import Foundation
import Glibc

/// The main thread's stack as text.
enum MainStack {
    /// The greatest number of frames in a message.
    private static let mostFrames = 64

    /// Returns a line for each function, the innermost first; empty when the main thread does not answer.
    static func lines() -> [String] {
        var addresses = [UInt](repeating: 0, count: mostFrames)
        // Safe because the call writes at most `count` addresses, only for its duration.
        let count = unsafe addresses.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe lamina_main_stack($0, buffer.count) } ?? 0
        }
        return addresses.prefix(count).enumerated().map { index, address in
            // A return address is the one after the call, which may be the first of the next function.
            "\(index) \(name(of: index == 0 ? address : address - 1))"
        }
    }

    /// Returns the function at an address, and the name of the file that contains it.
    private static func name(of address: UInt) -> String {
        let function = unsafe lamina_function_at(address)
        let offset = unsafe "0x" + String(function.offset, radix: 16)
        // Safe because the path belongs to a file that stays loaded.
        guard let path = unsafe function.file.map({ unsafe String(cString: $0) }) else { return offset }
        let symbol = unsafe text(function.symbol)
        return "\(symbol.map(readable) ?? offset) (\(path.split(separator: "/").last ?? "program"))"
    }

    /// Returns the name of a function in Swift as it is written in the source, and another name unchanged.
    private static func readable(_ symbol: String) -> String {
        // Private functions have a hash of their file, as in `App.(draw in _0123ABCD)(Swift.Int) -> ()`.
        (unsafe text(lamina_demangle(symbol)) ?? symbol).replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 }
    }

    /// Copies a text of C and frees it; nil for none.
    private static func text(_ copy: UnsafeMutablePointer<CChar>?) -> String? {
        guard let copy = unsafe copy else { return nil }
        defer { unsafe free(copy) }
        return unsafe String(cString: copy)
    }
}
