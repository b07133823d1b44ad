@_exported public import Foundation
import LaminaStandIns
public import UIKit

/// A scene in three dimensions, which is not drawn.
open class SCNScene: NSObject {
    /// Creates an empty scene.
    public override init() { super.init() }
}

/// A view of a scene: it shows its background colour, because scenes are not drawn here.
open class SCNView: UIView {
    /// The scene.
    open var scene: SCNScene? { didSet { if scene != nil { StandIn.say("SCNView", "scenes are not drawn") } } }

    /// Creates a view; the options are ignored.
    public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
    /// Creates a view from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the view's picture.
    open func snapshot() -> UIImage { UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) } }
}
