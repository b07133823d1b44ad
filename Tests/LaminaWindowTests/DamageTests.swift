import LaminaPrimitives
import Testing

@testable import LaminaWindow

@Suite struct DamageTests {
    @Test func damageRectanglesNeverOverlapAndStayFew() {
        var damage = Damage()
        var all: [PixelRect] = []
        for index in 0..<300 {
            let (x, y) = (index * 379 % 1000, index * 611 % 1000)
            let rect = PixelRect(x, y, x + index * 7 % 40, y + index * 11 % 40)
            all.append(rect)
            damage.add(rect)
        }
        #expect(damage.rects.count <= Damage.largestCount)
        for rect in all { #expect(rect.isEmpty || damage.rects.contains { $0.contains(rect) }) }
        for (index, rect) in damage.rects.enumerated() {
            #expect(!damage.rects[(index + 1)...].contains { $0.intersects(rect) })
        }
    }
}
