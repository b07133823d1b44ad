import Foundation
import LaminaMethods

/// Classes whose methods are in the table, with the functions that a compiler for Apple's source would add.
class Instrument: NSObject {
    enum Tuning: Int {
        case low
        case high
    }

    struct Broken: Error {}

    var volume: Float = 0.5
    var isMuted = false
    var tuning = Tuning.low
    weak var owner: NSObject?

    func play(_ note: String, times count: Int) -> String { String(repeating: note, count: count) }
    func find(_ name: String?) -> String? { name }
    func fail() throws { throw Broken() }
    class func make() -> Instrument { Instrument() }
    fileprivate func secret() -> String { "secret of \(type(of: self))" }
}

final class Violin: Instrument {
    override func play(_ note: String, times count: Int) -> String { "violin " + super.play(note, times: count) }
}

@MainActor
final class Screen: NSObject {
    var brightness: CGFloat = 1
}

/// A generic class cannot have C functions.
class Case<Content>: NSObject, MethodProviding {
    let content: Content
    init(_ content: Content) { self.content = content }

    nonisolated func laminaPerform(_ call: MethodCall) {
        call.isolated { call in
            switch call.selector {
            case "open": call.perform { (target: Case<Content>) in "\(target.content)" }
            default: call.isUnknown()
            }
        }
    }
}

extension NSObject {
    func greet(_ name: String) -> String { "hello \(name)" }
}

extension Instrument {
    fileprivate static func performSecret(_ call: MethodCall) { call.perform { (target: Instrument) in target.secret() } }
}

/// The entry of `Instrument`'s member `play:times:`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$play:times:")
public func instrumentPlay(_ call: UnsafeRawPointer) {
    MethodCall.open(call) { $0.perform { (target: Instrument, note: String, count: Int) in target.play(note, times: count) } }
}
/// The entry of `Instrument`'s member `find:`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$find:")
public func instrumentFind(_ call: UnsafeRawPointer) {
    MethodCall.open(call) { $0.perform { (target: Instrument, name: String?) in target.find(name) } }
}
/// The entry of `Instrument`'s member `fail`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$fail")
public func instrumentFail(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.perform { (target: Instrument) in try target.fail() } } }
/// The entry of `Instrument`'s member `secret`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$secret")
public func instrumentSecret(_ call: UnsafeRawPointer) { MethodCall.open(call) { Instrument.performSecret($0) } }
/// The entry of `Instrument`'s class method `make`.
@_cdecl("lamina$+LaminaMethodsTests.Instrument$make")
public func instrumentMake(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.perform { (target: Instrument.Type) in target.make() } } }
/// The entry of `Instrument`'s member `volume`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$volume")
public func instrumentVolume(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.property(\Instrument.volume) } }
/// The entry of `Instrument`'s member `setVolume:`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$setVolume:")
public func instrumentSetVolume(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.property(\Instrument.volume) } }
/// The entry of `Instrument`'s member `isMuted`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$isMuted")
public func instrumentIsMuted(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.property(\Instrument.isMuted) } }
/// The entry of `Instrument`'s member `setTuning:`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$setTuning:")
public func instrumentSetTuning(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.property(\Instrument.tuning) } }
/// The entry of `Instrument`'s member `setOwner:`.
@_cdecl("lamina$LaminaMethodsTests.Instrument$setOwner:")
public func instrumentSetOwner(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.property(\Instrument.owner) } }
/// The entry of `Screen`'s member `setBrightness:`.
@_cdecl("lamina$LaminaMethodsTests.Screen$setBrightness:")
public func screenSetBrightness(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.property(\Screen.brightness) } }
/// The entry of `NSObject`'s member `greet:`; the module of the class need not be known.
@_cdecl("lamina$NSObject$greet:")
public func objectGreet(_ call: UnsafeRawPointer) { MethodCall.open(call) { $0.perform { (target: NSObject, name: String) in target.greet(name) } } }
