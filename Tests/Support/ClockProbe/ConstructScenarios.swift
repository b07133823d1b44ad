import CLaminaRuntime
import CProbeSymbols
import Foundation

/// The number of instances of `Cargo` that are alive.
nonisolated(unsafe) var alive = 0

/// A class that counts its living instances, to find objects that are leaked or released too often.
final class Cargo {
    init() { alive += 1 }
    deinit { alive -= 1 }
}

/// The base class, with the three kinds of initialisers that are called through `CLaminaRuntime`; `CProbeSymbols` knows their symbols.
class Base {
    let cargo = Cargo()
    var origin = "init"
    init() {}
    init(copying other: Any) { origin = "copy of \(type(of: other))" }
    init(frame: CGRect) { origin = "frame \(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)" }
}

/// A subclass that inherits all initialisers.
class Inheriting: Base {
    var list = [1, 2, 3]
}

/// A subclass that overrides all initialisers.
class Overriding: Inheriting {
    var kept: Any?
    override init() {
        super.init()
        origin += " overridden"
    }
    override init(copying other: Any) {
        kept = other
        super.init(copying: other)
        origin += " overridden"
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        origin += " overridden"
    }
}

/// A subclass with its own designated initialiser, which therefore inherits none.
class Closed: Base {
    let name: String
    init(name: String) {
        self.name = name
        super.init()
    }
}

/// A class that does not inherit from `Base`.
class Stranger {}

/// Returns the address of a class's metadata, which is the metatype itself.
func metadata(_ type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

/// Returns the entry of `type` for an initialiser of `Base`; nil when it has none.
func find(_ type: AnyClass, _ initialiser: lamina_initialiser) -> lamina_initialiser? {
    lamina_find_initialiser(metadata(Base.self), metadata(type), initialiser)
}

/// Takes over the reference that an initialiser has returned.
func take(_ object: UnsafeMutableRawPointer?) -> Base? {
    object.map { Unmanaged<Base>.fromOpaque($0).takeRetainedValue() }
}

func make(_ type: AnyClass) -> Base? {
    find(type, probe_initialiser()).flatMap { take(lamina_call_initialiser($0, metadata(type))) }
}

func make(_ type: AnyClass, copying other: Any) -> Base? {
    guard let found = find(type, probe_initialiser_copying()) else { return nil }
    let room = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { room.deallocate() }
    room.initialize(to: other)
    return take(lamina_call_initialiser_any(found, metadata(type), room))
}

func make(_ type: AnyClass, frame: CGRect) -> Base? {
    find(type, probe_initialiser_frame()).flatMap {
        take(lamina_call_initialiser_rect($0, metadata(type), frame.origin.x, frame.origin.y, frame.size.width, frame.size.height))
    }
}

func describe(_ object: Base?) -> String {
    object.map { "\(type(of: $0)): \($0.origin)" } ?? "nil"
}

/// Creates objects of subclasses through their metatypes, and counts the instances that stay alive.
@MainActor func construct() {
    for type in [Base.self, Inheriting.self, Overriding.self] as [AnyClass] {
        for _ in 0..<3 {
            print(describe(make(type)))
            print(describe(make(type, copying: Cargo())))
            print(describe(make(type, copying: [Cargo(), Cargo()])))
            print(describe(make(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))))
        }
    }
    print("stranger", describe(make(Stranger.self)))
    print("alive", alive)
}

/// Calls an initialiser that the subclass does not inherit, which ends the process with a message.
@MainActor func constructMissing() {
    print(describe(make(Closed.self)))
}
