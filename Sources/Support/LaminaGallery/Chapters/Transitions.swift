import CoreGraphics
import QuartzCore

extension GalleryChapter {
    static let transitions = GalleryChapter(
        "Transitions, at 0.4 of their time",
        [
            transition("transition-fade", "One fades into the other.", .fade),
            transition("transition-push-left", "The new pushes the old away from the left.", .push, .fromLeft),
            transition("transition-push-top", "The new pushes from the top, which is the greatest y.", .push, .fromTop),
            transition("transition-move-in", "The new moves in from the right, above the old.", .moveIn, .fromRight),
            transition("transition-reveal", "The old moves away to the right and reveals the new.", .reveal, .fromLeft),
            .changing("transition-part", "A transition from 0.5 to 1 of its progress, at 0.4 of its time.", at: 0.4) { canvas in
                swap(on: canvas) {
                    $0.type = .push
                    $0.subtype = .fromLeft
                    $0.startProgress = 0.5
                }
            },
            transition("transition-cube", "Two faces of a cube; the new comes from the left.", "cube", .fromLeft),
            transition("transition-flip", "A card turns; its back is the new.", "oglFlip", .fromLeft),
            transition("transition-page-curl", "The old is rolled up like a page, from the top.", "pageCurl"),
            transition("transition-page-curl-right", "The old is rolled up like a page, from the right.", "pageCurl", .fromRight),
            transition("transition-page-uncurl", "The new is unrolled like a page.", "pageUnCurl", .fromLeft),
            transition("transition-ripple", "Waves run outwards while one fades into the other.", "rippleEffect"),
            transition("transition-suck", "The old is sucked into the corner at the origin.", "suckEffect"),
            transition("transition-iris", "A shutter closes over the old, before it opens over the new.", "cameraIris"),
            transition("transition-iris-open", "An opening grows and shows the new.", "cameraIrisHollowOpen"),
            transition("transition-iris-close", "The new surrounds an opening that closes.", "cameraIrisHollowClose"),
        ])

    private static func transition(
        _ name: String, _ caption: String, _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
    ) -> GallerySample {
        .changing(name, caption, at: 0.4) { canvas in
            swap(on: canvas) {
                $0.type = type
                $0.subtype = subtype
            }
        }
    }

    private static func transition(
        _ name: String, _ caption: String, _ unpublishedType: String, _ subtype: CATransitionSubtype? = nil
    ) -> GallerySample {
        transition(name, caption, CATransitionType(rawValue: unpublishedType), subtype)
    }

    /// Adds an image, and returns a change that replaces it by a red disc, with a transition of one second and linear timing.
    private static func swap(on canvas: CALayer, _ tune: @escaping (CATransition) -> Void) -> () -> Void {
        // The superlayer clips, because the content of a transition may move beyond its own layer.
        let window = canvas.add(CALayer().framed(15, 30, 90, 60))
        window.masksToBounds = true
        let card = window.box(0, 0, 90, 60, .pale)
        let picture = card.add(CALayer().framed(0, 0, 90, 60))
        picture.contents = Pictures.landscape
        return {
            let transition = CATransition()
            transition.duration = 1
            transition.timingFunction = CAMediaTimingFunction(name: .linear)
            tune(transition)
            card.add(transition, forKey: "transition")
            CATransaction.setDisableActions(true)
            picture.removeFromSuperlayer()
            card.box(20, 5, 50, 50, .red).cornerRadius = 25
        }
    }
}
