import CoreGraphics
public import Foundation
public import QuartzCore

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

    /// A timer that calls a method, with itself, before every frame.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        let receiver = target as AnyObject
        return CADisplayLink { link in
            MainActor.assumeIsolated { ActionCall(selector: sel, sender: link, event: nil).send(to: receiver) }
        }
    }

    /// What the screen is like; views begin with it.
    open var traitCollection: UITraitCollection { .screen }
    /// The screen's traits have changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// From which side the viewer looks, -1...1 each.
    var viewerOffset = UIOffset.zero
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
    ///
    /// Windows as large as the screen stay so; their controllers hear of it before.
    ///
    /// - Parameter duration: Seconds that the windows take; 0 does not animate.
    package func resize(to size: CGSize, scale: CGFloat, duration: Double = 0) {
        let resized = size == bounds.size ? [] : windowsOnScreen.filter { $0.frame == bounds }
        let changes = resized.map { $0.beginResizing(to: size, animated: duration > 0) }
        change(to: size, scale: scale)
        for change in changes { change.finish(duration: duration) }
    }

    private func change(to size: CGSize, scale: CGFloat) {
        self.scale = scale
        GraphicsScale.screen = scale
        bounds = CGRect(origin: .zero, size: size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = bounds
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
