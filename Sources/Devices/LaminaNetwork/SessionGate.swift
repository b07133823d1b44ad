import Foundation
import FoundationNetworking
import Glibc

/// Closes Foundation's own protocols for HTTP, FTP and WebSockets to all requests.
///
/// `URLProtocol.registerClass` reaches the shared session alone: a session with a configuration lists Foundation's protocols, asks them first, and
/// they accept whatever is of their scheme. Their answer is a class method, `canInit(with:)`. A class method is found through the table of methods in
/// the class's metadata, so this type puts another function in that place of each table. Refused by Foundation's protocols, a request then goes to
/// the registered ones, in sessions of every configuration.
///
///     table of URLProtocol    … canInit₀ …      the place at which `Gate`, which overrides only `canInit(with:)`, differs from `Plain`,
///     table of Plain          … canInit₀ …      which overrides nothing
///     table of Gate           … canInit₁ …
///     table of _HTTPURLProtocol … canInit₁ …    afterwards
///
/// Rejected: replacing functions of the C library, which gives errors of another kind than Foundation makes without a network; a proxy, which cannot
/// answer for TLS; rewriting source, which would leave out `Data(contentsOf:)` and programs that the SDK has not compiled.
enum SessionGate {
    /// - Returns: False when a protocol still accepts requests.
    static func close() -> Bool {
        let protocols = URLSessionConfiguration.default.protocolClasses ?? []
        guard let place = place() else { return false }
        for type in protocols { replace(place, in: type) }
        let request = URL(string: "http://lamina.invalid/").map { URLRequest(url: $0) }
        guard let request else { return false }
        return !protocols.contains { ($0 as? URLProtocol.Type)?.canInit(with: request) ?? true }
    }

    /// A protocol that overrides `canInit(with:)` alone.
    private final class Gate: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { false }
    }

    /// A protocol that overrides nothing.
    private final class Plain: URLProtocol {}

    // MARK: Metadata

    /// The offset in bytes of the sizes in a class's metadata: of the whole, and of the part before the class's address.
    private static let sizesOffset = 32
    /// The number of words before the table of methods and the fields, at least: kind, superclass, sizes, description, destroyer of variables.
    private static let headerWords = 7

    /// The metadata of a class.
    ///
    /// Safe because the address of a class in Swift is that of its metadata, which is never freed.
    private static func words(_ type: AnyClass) -> UnsafeMutablePointer<UInt> { unsafe unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self) }

    /// The place of `canInit(with:)` in the metadata of protocols, in words; nil when it is not unique.
    private static func place() -> Int? {
        let (base, gate, plain) = unsafe (words(URLProtocol.self), words(Gate.self), words(Plain.self))
        // Safe because all three have at least as many words as the base class, whose size its metadata names.
        let sizes = unsafe UnsafeRawPointer(base).load(fromByteOffset: sizesOffset, as: (UInt32, UInt32).self)
        guard sizes.0 > sizes.1, sizes.0 < 4096 else { return nil }
        let count = Int(sizes.0 - sizes.1) / MemoryLayout<UInt>.size
        let places = (min(headerWords, count)..<count).filter { unsafe base[$0] == plain[$0] && base[$0] != gate[$0] }
        return places.count == 1 ? places[0] : nil
    }

    /// Puts the gate's function into a class's table.
    ///
    /// Safe because the place is that of a method with the same arguments, and a word is written at once.
    private static func replace(_ place: Int, in type: AnyClass) {
        let word = unsafe words(type) + place
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        guard let start = unsafe UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: word) / page * page),
            unsafe mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0
        else { return }
        unsafe word.pointee = unsafe words(Gate.self)[place]
    }
}
