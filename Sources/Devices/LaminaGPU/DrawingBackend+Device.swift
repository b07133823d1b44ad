package import LaminaRun

extension DrawingBackend {
    /// Opens the device that draws; nil for the processor.
    ///
    /// - Throws: When a device is asked for and there is none, or its pictures differ from those of the processor.
    package func device() throws(DeviceAbsence) -> VulkanDevice? {
        guard self == .gpu else { return nil }
        let device = try VulkanDevice()
        try DeviceCheck.pass(device)
        return device
    }
}
