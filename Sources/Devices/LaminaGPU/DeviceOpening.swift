import CLaminaRuntime
import Foundation
import LaminaConcurrency

/// The opening and the test of a device, on a thread of its own.
///
/// The thread is exempt from the app's clock and random numbers: drivers ask for both while they start, and the app that is drawn must not find them
/// missing from its own.
struct DeviceOpening {
    /// The environment variable that names a part of the wanted device's name.
    static let variable = "LAMINA_DEVICE"

    /// An opened device on its way to the thread that uses it.
    ///
    /// `@unchecked Sendable`: the opening thread does not keep it.
    private struct Opened: @unchecked Sendable {
        let device: VulkanDevice
    }

    private let outcome = Guarded(Result<Opened, DeviceAbsence>?.none)

    init() {
        let name = ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        Thread { [outcome] in
            // `lamina_sample_threads` ignores threads whose names have this prefix; the call copies the name.
            unsafe lamina_name_thread("lamina-device")
            lamina_clock_exempt_this_thread()
            let opened = Result { () throws(DeviceAbsence) in
                let device = try VulkanDevice(named: name)
                try DeviceCheck.pass(device)
                return Opened(device: device)
            }
            outcome.change { $0 = opened }
        }.start()
    }

    /// The device; nil while it is being opened.
    func result() throws(DeviceAbsence) -> VulkanDevice? { try outcome.withLock { $0 }?.get().device }

    /// Waits for the device.
    func wait() throws(DeviceAbsence) -> VulkanDevice { try outcome.wait { $0 }.get().device }
}
