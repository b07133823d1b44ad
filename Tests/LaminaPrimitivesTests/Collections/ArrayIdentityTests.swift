import LaminaPrimitives
import Testing

struct ArrayIdentityTests {
    private final class Thing {}

    @Test func everyObjectIsFoundAtItsIndex() {
        for count in 0..<7 {
            let things = (0..<count).map { _ in Thing() }
            for index in things.indices { #expect(things.index(ofIdentical: things[index]) == index) }
            #expect(things.index(ofIdentical: Thing()) == nil && things.index(ofIdentical: nil) == nil)
        }
    }
}
