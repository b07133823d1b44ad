import CLaminaRuntime
package import LaminaRun

extension DrawingBackend {
    /// Opens the device that draws; nil for the processor.
    ///
    /// Drivers ask for random numbers while they start; the app that is drawn must not find them missing from its own.
    ///
    /// - Throws: A `DeviceAbsence` if a device is asked for and there is none, or its pictures differ from those of the processor.
    package func device() throws(DeviceAbsence) -> VulkanDevice? {
        guard self == .gpu else { return nil }
        let place = lamina_random_place()
        defer { lamina_random_return(place) }
        let device = try VulkanDevice()
        try DeviceCheck.pass(device)
        return device
    }
}
