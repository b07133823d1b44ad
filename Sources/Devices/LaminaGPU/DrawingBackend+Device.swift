package import LaminaCompositor
package import LaminaRun

extension DrawingBackend {
    /// The frames that a device draws.
    ///
    /// - Throws: A `DeviceAbsence` if a device is asked for and there is none, or its pictures differ from those of the processor.
    package func device() throws(DeviceAbsence) -> DeviceUse {
        switch self {
        case .cpu: .never
        case .gpu: .always(try DeviceOpening().wait())
        case .auto: .whenFaster(LaterDevice())
        }
    }
}
