package import LaminaHardware

/// The device that a run imitates.
package struct RunDevice: Codable, Sendable, Hashable {
    package var model: DeviceModel
    /// True when the device lies on its side at the launch.
    package var isLandscape = false
    /// True when the device's body is drawn around the screen.
    package var hasBezel = false
    /// True when the device shows its keyboard on the screen, because no other one is attached.
    package var hasKeyboard = true
    /// True when events that come during a live run turn the device.
    package var turnsLater = false
    /// Pixels that the picture has beyond the stage at its right and lower edge, for formats that need even numbers.
    package var extraPixels = Extra()

    /// Further columns and rows of a picture.
    package struct Extra: Codable, Sendable, Hashable {
        package var columns = 0
        package var rows = 0

        package init() {}
    }

    package init(model: DeviceModel) { self.model = model }

    /// The size of the screen at the launch, in points.
    package var screenSize: (width: Double, height: Double) {
        isLandscape ? (model.height, model.width) : (model.width, model.height)
    }

    /// Returns the size of the picture, in points: the screen at the launch, and its body if it is drawn.
    ///
    /// - Parameter turns: True when events turn the device; the picture is then a square, in which it has space in each orientation.
    package func stageSize(turns: Bool) -> (width: Double, height: Double) {
        let margins = hasBezel ? model.bodyMargins : ScreenInsets()
        let upright = (model.width + margins.left + margins.right, model.height + margins.top + margins.bottom)
        if turns { return (max(upright.0, upright.1), max(upright.0, upright.1)) }
        return isLandscape ? (upright.1, upright.0) : upright
    }
}

extension RunRequest {
    /// The size of the picture, in points: that of the screen, unless a device is drawn with its body or turned by events.
    package var stageSize: (width: Double, height: Double) { device?.stageSize(turns: turnsDevice) ?? (width, height) }

    /// True when an event turns the device.
    package var turnsDevice: Bool {
        device?.turnsLater == true || events.contains(where: \.isTurn)
    }
}
