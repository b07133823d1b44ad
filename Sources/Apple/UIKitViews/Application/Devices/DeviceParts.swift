package import QuartzCore

/// The status bar and the home indicator of a device, above all windows of the app.
@MainActor
package protocol DeviceBars: AnyObject {
    /// The layer of the bars' window.
    var layer: CALayer { get }
    /// False where the app or the orientation hides the status bar.
    var showsStatusBar: Bool { get }
    /// Shows the bars and starts the clock.
    func show(on screen: UIScreen)
    /// Removes the bars and stops the clock.
    func remove()
    /// Shows the bars as the deciding controller asks; in an animation block the changes are animated.
    func update()
}

/// The keyboard that a device shows on its screen.
@MainActor
package protocol DeviceKeyboard: UIView {
    /// The height in the screen's orientation, in points.
    var wantedHeight: CGFloat { get }
    /// Shows the keys that an object asks for.
    func adopt(_ target: any UIResponder & UIKeyInput)
    /// Ends the repetition of a held key.
    func stopRepeating()
}

/// A device that can draw its parts; a higher module makes every `ScreenDevice` one.
@MainActor
package protocol DeviceDrawing: ScreenDevice {
    /// Creates the bars.
    ///
    /// - Parameter time: The text of the status bar's time; nil shows the process's.
    func makeBars(time: String?) -> any DeviceBars
    /// Creates the keyboard.
    func makeKeyboard() -> any DeviceKeyboard
}
