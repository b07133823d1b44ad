import Foundation
import LaminaMethods
import Testing

@MainActor
struct MethodsTests {
    @Test
    func aMethodIsCalledByItsSelectorWithItsArguments() throws {
        #expect(try Methods.call("play:times:", of: Instrument(), with: ["la", 2]) as? String == "lala")
    }

    @Test
    func aSubclassInheritsTheMethodAndItsOverrideIsCalled() throws {
        #expect(try Methods.call("play:times:", of: Violin(), with: ["la", 1]) as? String == "violin la")
        #expect(try Methods.call("secret", of: Violin()) as? String == "secret of Violin")
    }

    @Test
    func aMethodOfAnExtensionOfAnotherModulesClassIsFoundForEveryObject() throws {
        #expect(try Methods.call("greet:", of: Violin(), with: ["you"]) as? String == "hello you")
        #expect(try Methods.call("greet:", of: NSObject(), with: ["you"]) as? String == "hello you")
    }

    @Test
    func aClassMethodBelongsToTheClassAndNotToItsObjects() throws {
        #expect(try Methods.call("make", of: Violin.self as AnyObject) is Instrument)
        #expect(!Methods.responds(Violin(), to: "make"))
        #expect(!Methods.responds(Violin.self as AnyObject, to: "secret"))
    }

    @Test
    func aGenericClassHasATableOfItsOwn() throws {
        #expect(try Methods.call("open", of: Case(3)) as? String == "3")
        #expect(try Methods.call("greet:", of: Case("x"), with: ["you"]) as? String == "hello you")
        #expect(!Methods.responds(Case(3), to: "close"))
    }

    @Test
    func anObjectRespondsToTheMethodsOfItsClassOnly() {
        #expect(Methods.responds(Instrument(), to: "find:"))
        #expect(!Methods.responds(Instrument(), to: "find"))
        #expect(!Methods.responds(NSObject(), to: "find:"))
    }

    @Test
    func nilIsAnArgumentForOptionalParametersOnly() throws {
        #expect(try Methods.call("find:", of: Instrument(), with: [nil]) == nil)
        #expect(throws: MethodError.self) { try Methods.call("greet:", of: NSObject(), with: [nil]) }
    }

    @Test
    func aWrongNumberOfArgumentsIsAnErrorWithBothNumbers() {
        #expect { try Methods.call("find:", of: Instrument()) } throws: { error in
            guard case MethodError.wrongCount("find:", expected: 1, given: 0) = error else { return false }
            return true
        }
    }

    @Test
    func aWrongTypeIsAnErrorWithTheArgumentsPlace() {
        #expect { try Methods.call("play:times:", of: Instrument(), with: ["la", "twice"]) } throws: { error in
            guard case MethodError.wrongType("play:times:", position: 1, expected: "Int", given: "String") = error else { return false }
            return true
        }
    }

    @Test
    func anUnknownSelectorIsAnErrorWithTheClass() {
        #expect { try Methods.call("burn", of: Violin()) } throws: { error in
            (error as? MethodError)?.description == "-[LaminaMethodsTests.Violin burn]: unrecognized selector"
        }
    }

    @Test
    func anErrorOfTheMethodIsPassedOn() {
        #expect { try Methods.call("fail", of: Instrument()) } throws: { error in
            guard case MethodError.thrown("fail", let cause) = error else { return false }
            return cause is Instrument.Broken
        }
    }

    @Test
    func propertiesAreReadAndSetByName() throws {
        let instrument = Instrument()
        try Methods.setValue(0.25, of: "volume", in: instrument)
        #expect(instrument.volume == 0.25)
        #expect(try Methods.value(of: "volume", in: instrument) as? Float == 0.25)
        #expect(try Methods.value(of: "muted", in: instrument) as? Bool == false)
        #expect(throws: MethodError.self) { try Methods.setValue(true, of: "muted", in: instrument) }
    }

    @Test
    func aPropertyTakesNumbersObjectsAndRawValues() throws {
        let (instrument, owner, screen) = (Instrument(), NSObject(), Screen())
        try Methods.setValue(NSNumber(value: 2), of: "volume", in: instrument)
        try Methods.setValue(1, of: "tuning", in: instrument)
        try Methods.setValue(owner, of: "owner", in: instrument)
        try Methods.setValue(3, of: "brightness", in: screen)
        #expect(instrument.volume == 2)
        #expect(instrument.tuning == .high)
        #expect(instrument.owner === owner)
        #expect(screen.brightness == 3)
        try Methods.setValue(nil, of: "owner", in: instrument)
        #expect(instrument.owner == nil)
    }
}
