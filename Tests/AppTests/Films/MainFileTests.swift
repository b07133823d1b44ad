import Foundation
import Testing

struct MainFileTests {
    @Test func anAppWithAMainFileOfSwift5FindsItsWindowInEverySpelling() throws {
        let result = try Lamina().run(["still", Lamina.app("MainProbe"), "--time", "0", "-o", "main.png"])
        #expect(result.status == 0, "\(result.errors)")
    }
}
