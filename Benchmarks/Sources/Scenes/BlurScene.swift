import UIKit

/// S1-blur: the tiles of S1 move under a backdrop blur of 20 points that fills the screen.
struct BlurScene: Scene {
    private let stripes: StripesScene

    init(_ data: SceneData) throws { stripes = try StripesScene(data) }

    var background: CGColor { stripes.background }

    func makeLayers() -> [CALayer] {
        let blur = CAFilter(type: "gaussianBlur")
        blur.setValue(20.0, forKey: "inputRadius")
        let glass = CALayer()
        glass.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        glass.backgroundFilters = [blur]
        return stripes.makeLayers() + [glass]
    }
}
