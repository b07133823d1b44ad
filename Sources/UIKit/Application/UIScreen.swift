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

    /// What the screen is like; views begin with it.
    open var traitCollection: UITraitCollection { .screen }
    /// The screen's traits have changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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
        let old = bounds
        bounds = CGRect(origin: .zero, size: size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = bounds
        for window in windowsOnScreen where window.frame == old { window.frame = bounds }
        CATransaction.commit()
        changeTraits {
            $0.displayScale = scale
            // What separates Apple's telephones from its tablets, in either direction.
            $0.horizontalSizeClass = size.width < 600 ? .compact : .regular
            $0.verticalSizeClass = size.height < 480 ? .compact : .regular
        }
    }

    /// What the user, or the tool, wants: light or dark.
    package var userInterfaceStyle: UIUserInterfaceStyle {
        get { traitCollection.userInterfaceStyle }
        set { changeTraits { $0.style = newValue } }
    }

    private func changeTraits(_ change: (inout TraitValues) -> Void) {
        let old = UITraitCollection.screen
        var values = old.values
        change(&values)
        guard values != old.values else { return }
        UITraitCollection.screen = UITraitCollection(values)
        traitCollectionDidChange(old)
        for window in windowsOnScreen { window.updateTraits() }
    }

    /// Back to front.
    private var windowsOnScreen: [UIWindow] { root.sublayers?.compactMap { $0.delegate as? UIWindow } ?? [] }

    func add(_ window: UIWindow) {
        window.updateTraits()
        let above = root.sublayers?.first { ($0.delegate as? UIWindow)?.isInFront(of: window) == true }
        guard let above else {
            if root.sublayers?.last !== window.layer { root.addSublayer(window.layer) }
            return
        }
        root.insertSublayer(window.layer, below: above)
    }
}
