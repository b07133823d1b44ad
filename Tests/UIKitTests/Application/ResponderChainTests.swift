import Testing
import UIKit

@MainActor
struct ResponderChainTests {
    final class Delegate: UIResponder, UIApplicationDelegate {}

    @Test func theResponderChainLeadsFromTheViewToTheDelegate() throws {
        let window = UIWindow(frame: .zero)
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.isHidden = false
        let (delegate, before) = (Delegate(), UIApplication.shared.delegate)
        UIApplication.shared.delegate = delegate
        let scene = try #require(window.windowScene)
        let chain = Array(sequence(first: view as UIResponder) { $0.next })
        let expected: [UIResponder] = [view, controller.view, controller, window, scene, UIApplication.shared, delegate]
        #expect(chain == expected)
        UIApplication.shared.delegate = before
        window.isHidden = true
    }

    @Test func unhandledTouchesArePassedUpTheResponderChain() {
        final class Taker: UIView {
            var phases: [UITouch.Phase] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
        }
        let taker = Taker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        taker.addSubview(makeView(0, 0, 50, 50))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(taker)
        window.isHidden = false
        let input = TouchInput(application: .shared)
        let place = CGPoint(x: 5, y: 5)
        input.pointer(.down, at: place, time: 0)
        input.pointer(.move, at: place, time: 1)
        input.pointer(.up, at: place, time: 2)
        input.pointer(.down, at: place, time: 3)
        input.pointer(.down, at: place, time: 4)
        #expect(taker.phases == [.began, .moved, .ended, .began, .cancelled, .began])
        window.isHidden = true
    }
}
