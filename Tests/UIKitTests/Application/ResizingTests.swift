import Testing
import TestSupport
import UIKit

@MainActor
struct ResizingTests {
    final class Sized: UIViewController {
        var heard: [String] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("will be \(Int(size.width)) from \(Int(view.bounds.width))")
            coordinator.animate(
                alongsideTransition: { [self] _ in heard.append("alongside") }, completion: { [self] _ in heard.append("done") })
        }
        override func viewDidLayoutSubviews() { heard.append("laid out at \(Int(view.bounds.width))") }
    }

    /// Resizes the screen while `body` runs.
    private func resized(to size: CGSize, duration: Double = 0, _ body: () -> Void) {
        let (old, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        UIScreen.main.resize(to: size, scale: scale, duration: duration)
        body()
        UIScreen.main.resize(to: old, scale: scale)
    }

    @Test func controllersAreNotifiedBeforeTheWindowIsResized() {
        let (root, child) = (Sized(), Sized())
        let window = UIWindow(frame: UIScreen.main.bounds)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        window.rootViewController = root
        window.isHidden = false
        finishTurn()
        (root.heard, child.heard) = ([], [])
        resized(to: CGSize(width: 500, height: 300)) {
            #expect(window.bounds.size == CGSize(width: 500, height: 300))
            finishTurn()
            #expect(root.heard == ["will be 500 from 375", "alongside", "laid out at 500", "done"])
            #expect(child.heard.first == "will be 500 from 375")
        }
        window.isHidden = true
    }

    @Test func aWindowWithACustomSizeIsNotResized() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = Sized()
        window.rootViewController = root
        window.isHidden = false
        resized(to: CGSize(width: 500, height: 300)) { #expect(window.bounds.width == 10) }
        #expect(!root.heard.contains { $0.hasPrefix("will be") })
        window.isHidden = true
    }

    @Test func aPresentationHearsOfAResizeAndOfAPreferredSize() {
        final class Half: UIPresentationController {
            var heard: [String] = []

            override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
                CGSize(width: parentSize.width / 2, height: parentSize.height)
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                heard.append("will be \(Int(size.width))")
            }
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                heard.append("preferred \(Int(container.preferredContentSize.height))")
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            var half: Half?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                half = Half(presentedViewController: presented, presenting: presenting)
                return half
            }
        }
        let (root, second, delegate) = (UIViewController(), Sized(), Delegate())
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        root.present(second, animated: false)
        finishTurn()
        second.heard = []
        second.preferredContentSize.height = 80
        resized(to: CGSize(width: 500, height: 300)) {
            #expect(second.heard.first == "will be 250 from 375")
            #expect(delegate.half?.heard == ["preferred 80", "will be 500"])
        }
        root.dismiss(animated: false)
        window.isHidden = true
    }

    @Test func presentedControllersAreNotifiedOfAResize() {
        let (root, second) = (UIViewController(), Sized())
        second.modalPresentationStyle = .fullScreen
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        root.present(second, animated: false)
        finishTurn()
        second.heard = []
        resized(to: CGSize(width: 500, height: 300)) {
            #expect(second.heard.first == "will be 500 from 375")
            #expect(second.view.bounds.size == CGSize(width: 500, height: 300))
        }
        root.dismiss(animated: false)
        #expect(root.view.frame == UIScreen.main.bounds)
        window.isHidden = true
    }
}
