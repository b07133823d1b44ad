import UIKit

extension CALayer {
    /// A mistake: the position jumps back at the end.
    func slideAndSnapBack() {
        let slide = CABasicAnimation(keyPath: "position.x")
        (slide.toValue, slide.duration) = (200, 1)
        add(slide, forKey: "slide")  // snap
    }
}
