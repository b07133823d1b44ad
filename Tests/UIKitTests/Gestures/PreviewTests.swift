import QuartzCore
import Testing
import UIKit

@MainActor
struct PreviewTests {
    final class Listener: NSObject, UIPreviewInteractionDelegate, UIViewControllerPreviewingDelegate {
        var heard: [String] = []
        let shown = UIViewController()

        func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool) {
            heard.append("preview \((transitionProgress * 100).rounded() / 100) \(ended)")
        }
        func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool) {
            heard.append("commit \((transitionProgress * 100).rounded() / 100) \(ended)")
        }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { heard.append("cancel") }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
        {
            heard.append("at \(Int(location.x))")
            return shown
        }
        func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
            heard.append("commit \(viewControllerToCommit === shown)")
        }
    }

    @Test func aPressGoesFromPreviewToCommitment() {
        let hand = Hand()
        let listener = Listener()
        let interaction = UIPreviewInteraction(view: hand.window)
        interaction.delegate = listener
        hand.down(20, 20)
        hand.wait(0.3)
        let start: Double = CACurrentMediaTime()
        interaction.tick(at: start + 1)
        interaction.tick(at: start + 1.2)
        interaction.tick(at: start + 1.4)
        hand.up(20, 20)
        hand.close()
        #expect(listener.heard == ["preview 0.0 false", "preview 1.0 true", "commit 0.5 false", "commit 1.0 true"])
    }

    @Test func aPressThatEndsEarlyIsCancelled() {
        let hand = Hand()
        let listener = Listener()
        let interaction = UIPreviewInteraction(view: hand.window)
        interaction.delegate = listener
        hand.down(20, 20)
        hand.wait(0.3)
        hand.up(20, 20)
        hand.close()
        #expect(listener.heard == ["preview 0.0 false", "cancel"])
    }

    @Test func aLongPressOnARegisteredViewCommitsItsPreview() {
        let hand = Hand()
        let (listener, controller) = (Listener(), UIViewController())
        let previewing = controller.registerForPreviewing(with: listener, sourceView: hand.window)
        hand.down(30, 20)
        hand.wait(1)
        hand.up(30, 20)
        #expect(listener.heard == ["at 30", "commit true"])
        controller.unregisterForPreviewing(withContext: previewing)
        hand.down(30, 20)
        hand.wait(1)
        hand.up(30, 20)
        hand.close()
        #expect(listener.heard.count == 2)
    }

    @Test func anInteractionThatIsGoneLeavesNoRecognizerBehind() {
        let view = UIView()
        do {
            let interaction = UIPreviewInteraction(view: view)
            #expect(view.gestureRecognizers?.count == 1 && interaction.view === view)
        }
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }
}
