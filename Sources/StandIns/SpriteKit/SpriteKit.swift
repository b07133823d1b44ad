public import CoreGraphics
@_exported public import Foundation
import LaminaStandIns
public import UIKit

/// A scene of sprites; only its background is drawn.
open class SKScene: NSObject {
    /// The size in points.
    open var size: CGSize
    /// The colour behind all sprites; default a dark grey.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)

    /// Creates an empty scene.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// A picture for sprites.
open class SKTexture: NSObject {
    private let image: CGImage

    /// Creates a texture of a picture.
    public init(cgImage image: CGImage) {
        self.image = image
        super.init()
    }

    /// Returns the picture.
    open func cgImage() -> CGImage { image }
    /// The size in points.
    open func size() -> CGSize { CGSize(width: CGFloat(image.width), height: CGFloat(image.height)) }
}

/// A view of a scene: it shows the scene's background, because sprites are not drawn here.
open class SKView: UIView {
    /// The scene.
    open private(set) var scene: SKScene?

    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        if scene != nil { StandIn.say("SKView", "sprites are not drawn") }
        self.scene = scene
        backgroundColor = scene?.backgroundColor
    }

    /// Returns a picture of the view; nil for a view without area.
    open func texture(from node: SKScene) -> SKTexture? {
        let picture = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
        return picture.cgImage.map { SKTexture(cgImage: $0) }
    }
}
