import CoreGraphics
public import Foundation
package import QuartzCore

/// The screen that windows are on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    /// In points.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    /// Pixels per point.
    open private(set) var scale: CGFloat = 2
    /// Pixels per point of the device.
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Frames a second.
    open var maximumFramesPerSecond: Int { 60 }

    /// Receives what is committed.
    package let host = LayerHost()
    /// Holds the windows' layers.
    let root = CALayer()

    private override init() {
        super.init()
        resize(to: bounds.size, scale: scale)
        host.root = root
    }

    /// What the output says of its size.
    package func resize(to size: CGSize, scale: CGFloat) {
        self.scale = scale
        GraphicsScale.screen = scale
        bounds = CGRect(origin: .zero, size: size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = bounds
        CATransaction.commit()
    }

    func add(_ window: UIWindow) {
        guard root.sublayers?.last !== window.layer else { return }
        root.addSublayer(window.layer)
    }
}
