import Foundation
import LaminaMethods
import Testing

struct ClassNamesTests {
    class Nested {}
    private class Hidden {}
    enum Space {
        struct Room { class Chair {} }
    }

    @Test
    func everyClassHasANameWithItsModule() {
        #expect(ClassNames.name(of: Violin.self) == "LaminaMethodsTests.Violin")
        #expect(ClassNames.name(of: Nested.self) == "LaminaMethodsTests.ClassNamesTests.Nested")
        #expect(ClassNames.name(of: Hidden.self) == "LaminaMethodsTests.ClassNamesTests.Hidden")
        #expect(ClassNames.name(of: Case<Int>.self) == "LaminaMethodsTests.Case<Swift.Int>")
    }

    @Test
    func aClassIsFoundByTheNameThatItHas() {
        for type in [Violin.self, Nested.self, Space.Room.Chair.self, NSObject.self] as [AnyClass] {
            let found = ClassNames.type(named: ClassNames.name(of: type))
            #expect(found.map { ObjectIdentifier($0) } == ObjectIdentifier(type))
        }
        #expect(ClassNames.type(named: "LaminaMethodsTests.Nothing.AtAll") == nil)
    }
}
