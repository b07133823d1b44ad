import Testing
import UIKit

@MainActor struct ContentStretchTests {
    @Test func contentStretchIsTheLayersContentsCenter() {
        let view = UIView()
        #expect(view.contentStretch == CGRect(x: 0, y: 0, width: 1, height: 1))
        view.contentStretch = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    }
}
