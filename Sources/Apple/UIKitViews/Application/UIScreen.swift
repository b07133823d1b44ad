import CoreGraphics
public import Foundation
import LaminaHardware
import LaminaProcess
public import QuartzCore

/// The screen that shows the windows.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The only screen.
    public class var main: UIScreen {
        if !hasAsked {
            // First, because the device's windows ask for the screen.
            hasAsked = true
            only.imitateDeviceOfTests()
        }
        return only
    }
    private static let only: UIScreen = {
        let screen = UIScreen()
        screen.resize(to: screen.bounds.size, scale: screen.scale)
        screen.host.root = screen.root
        return screen
    }()
    /// True when the environment was asked for a device.
    private static var hasAsked = false

    /// The rectangle of the screen, in points; its origin is (0, 0).
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    /// The number of pixels per point.
    open private(set) var scale: CGFloat = 2
    /// The number of pixels per point of the physical display; equal to `scale` without a device.
    open var nativeScale: CGFloat { device.map { CGFloat($0.model.nativeScale) } ?? scale }
    /// The rectangle of the screen, in pixels; that of an upright device, however it is held.
    open var nativeBounds: CGRect {
        if let model = device?.model {
            return CGRect(x: 0, y: 0, width: model.width * model.nativeScale, height: model.height * model.nativeScale)
        }
        return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The size in which the app draws, in pixels.
    private var drawnBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The refresh rate of the display that shows the app, in frames per second; 60 without a window.
    open var maximumFramesPerSecond: Int { Int(DisplayRhythm.maximumRate.rounded()) }

    /// All screens: the main one.
    open class var screens: [UIScreen] { [main] }
    /// The sizes and forms that the screen can have; the present one.
    open var availableModes: [UIScreenMode] { [mode] }
    /// The size and form of the screen.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {}
    }
    /// The best size and form.
    open var preferredMode: UIScreenMode? { mode }
    private var mode: UIScreenMode { UIScreenMode(size: drawnBounds.size) }
    /// The screen whose content this one repeats; nil.
    open var mirrored: UIScreen? { nil }
    /// The width of an edge that a television may hide; stored without effect.
    open var overscanCompensation = OverscanCompensation.scale

    /// The ways to avoid the hidden edge of a television.
    public typealias OverscanCompensation = UIScreenOverscanCompensation

    /// Posted when a screen is connected; never here.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is disconnected; never here.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a screen's size or form changed; never here.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    /// Returns a display link that calls a method of the target before every frame, with the link as argument.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        let receiver = target as AnyObject
        return CADisplayLink { link in
            MainActor.assumeIsolated { ActionCall(selector: sel, sender: link, event: nil).send(to: receiver) }
        }
    }

    /// The traits of the screen, from which the views' traits are derived.
    open var traitCollection: UITraitCollection { .screen }
    /// Tells the screen that its traits changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The direction from which the viewer looks at the screen; motion effects follow it.
    ///
    /// Each component is in -1…1. Positive values mean that the viewer is to the right of the screen's centre or below it.
    package var viewerOffset = UIOffset.zero
    /// The device that the screen imitates; nil for a plain rectangle.
    package internal(set) var device: ScreenDevice?
    /// A hook that is called after the screen has got another size or orientation, with the duration in which the windows follow, in seconds.
    package var onResize: ((Double) -> Void)?
    /// The orientation of the interface.
    package var interfaceOrientation: UIInterfaceOrientation { device?.interfaceOrientation ?? StatusBar.orientation(of: bounds.size) }
    /// Receives the commits of the screen's layer tree.
    package let host = LayerHost()
    /// The layer that holds the layers of the windows.
    package let root = CALayer()

    /// Creates a screen that shows nothing, for subclasses in tests, which give it another scale.
    public override init() { super.init() }

    /// Sets the size and scale that the output reports.
    ///
    /// Windows whose frame equals the screen's bounds are resized too. Their controllers receive `viewWillTransition` before the change.
    ///
    /// - Parameters:
    ///   - duration: The duration in which the windows change their size, in seconds; 0 does not animate.
    ///   - orientation: The orientation of a device's interface at this size; nil for the one that the size has.
    package func resize(to size: CGSize, scale: CGFloat, duration: Double = 0, orientation wanted: UIInterfaceOrientation? = nil) {
        let resized = size == bounds.size ? [] : windowsOnScreen.filter { $0.frame == bounds }
        let coming = traits(for: size, scale: scale)
        let newTraits = coming == UITraitCollection.screen.values ? nil : UITraitCollection(coming)
        let (orientation, old) = (wanted ?? device?.orientation(of: size) ?? StatusBar.orientation(of: size), interfaceOrientation)
        let rotates = (!resized.isEmpty || device != nil) && orientation != old
        if rotates { StatusBar.announce(UIApplication.willChangeStatusBarOrientationNotification, orientation) }
        let changes = resized.map { ($0 as? any WindowResizing)?.beginResizing(to: size, animated: duration > 0, newTraits: newTraits) }
        device?.interfaceOrientation = orientation
        change(to: size, scale: scale)
        device?.bars?.update()
        onResize?(duration)
        if rotates { StatusBar.announce(UIApplication.didChangeStatusBarOrientationNotification, old) }
        for change in changes { change?(duration) }
        guard device != nil else { return }
        for window in UIApplication.shared.windows where window.followsScreen {
            window.updateDeviceSafeArea()
            window.inputHost?.settle(in: window, duration: duration)
        }
    }

    private func traits(for size: CGSize, scale: CGFloat) -> TraitValues {
        var values = UITraitCollection.screen.values
        values.displayScale = scale
        values.idiom = device?.idiom ?? .phone
        // Apple's phones lie on their side less than 500 points high, and the large ones, from 414 points on, are wide then. Windows of tablets are
        // compact up to two thirds of a large screen, 639 points.
        let isPhoneOnItsSide = size.height < 500 && size.width > size.height
        let isWide = isPhoneOnItsSide ? size.height >= 414 : size.width >= 640
        values.horizontalSizeClass = isWide ? .regular : .compact
        values.verticalSizeClass = isPhoneOnItsSide ? .compact : .regular
        return values
    }

    private func change(to size: CGSize, scale: CGFloat) {
        self.scale = scale
        GraphicsScale.screen = scale
        host.displayScale = Double(scale)
        bounds = CGRect(origin: .zero, size: size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.bounds = bounds
        // A stage that shows the screen as a part of its picture places the layer itself.
        if root.superlayer == nil { root.position = CGPoint(x: bounds.midX, y: bounds.midY) }
        CATransaction.commit()
        changeTraits { $0 = traits(for: size, scale: scale) }
    }

    /// The screen's interface style, light or dark, as the user or the recording's options set it.
    package var userInterfaceStyle: UIUserInterfaceStyle {
        get { traitCollection.userInterfaceStyle }
        set { changeTraits { $0.style = newValue } }
    }

    /// The text size that the user prefers.
    package var preferredContentSizeCategory: UIContentSizeCategory {
        get { traitCollection.preferredContentSizeCategory }
        set { changeTraits { $0.contentSizeCategory = newValue } }
    }

    /// The direction of the interface, which follows the language on a device.
    package var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traitCollection.layoutDirection }
        set { changeTraits { $0.layoutDirection = newValue } }
    }

    private func changeTraits(_ change: (inout TraitValues) -> Void) {
        let old = UITraitCollection.screen
        var values = old.values
        change(&values)
        guard values != old.values else { return }
        UITraitCollection.screen = UITraitCollection(values)
        traitCollectionDidChange(old)
        for window in windowsOnScreen { window.updateTraits() }
        device?.bars?.update()
    }

    /// The windows on the screen, back to front.
    private var windowsOnScreen: [UIWindow] {
        root.sublayers?.compactMap { $0.delegate as? UIWindow }.filter(\.followsScreen) ?? []
    }

    /// Puts the window's layer in front of the windows of its level and behind those of higher levels.
    package func add(_ window: UIWindow) {
        window.updateTraits()
        window.updateDeviceSafeArea()
        let above = root.sublayers?.first { ($0.delegate as? UIWindow)?.isInFront(of: window) == true }
        guard let above else {
            if root.sublayers?.last !== window.layer { root.addSublayer(window.layer) }
            return
        }
        root.insertSublayer(window.layer, below: above)
    }
}

/// A size and form of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size, in pixels.
    public let size: CGSize
    /// The form of a pixel, width by height.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
