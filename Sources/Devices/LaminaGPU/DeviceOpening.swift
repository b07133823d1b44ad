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
    /// The seconds in which a driver must start; one that computes on the processor waits for whatever else runs there.
    static let patience = 60

    /// An opened device on its way to the thread that uses it.
    ///
    /// `@unchecked Sendable`: the opening thread does not keep it.
    private struct Opened: @unchecked Sendable {
        let device: VulkanDevice
    }

    private let outcome = Guarded(Result<Opened, DeviceAbsence>?.none)

    init() {
        let name = ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        self.init { () throws(DeviceAbsence) in
            let device = try VulkanDevice(named: name)
            try DeviceCheck.pass(device)
            return device
        }
    }

    /// - Parameter open: Opens and tests a device, on the new thread.
    init(_ open: @escaping @Sendable () throws(DeviceAbsence) -> VulkanDevice) {
        Thread { [outcome] in
            // `lamina_sample_threads` ignores threads whose names have this prefix; the call copies the name.
            unsafe lamina_name_thread("lamina-device")
            lamina_clock_exempt_this_thread()
            let opened = Result { () throws(DeviceAbsence) in Opened(device: try open()) }
            outcome.change { $0 = opened }
        }.start()
    }

    /// The device; nil while it is being opened.
    func result() throws(DeviceAbsence) -> VulkanDevice? { try outcome.withLock { $0 }?.get().device }

    /// Waits for the device, but not for a driver that hangs.
    ///
    /// - Parameter seconds: The seconds of real time in which the driver must start.
    func wait(within seconds: Int = patience) throws(DeviceAbsence) -> VulkanDevice {
        finish(within: seconds)
        guard let device = try result() else { throw .unusable("its driver did not start within \(seconds) s") }
        return device
    }

    /// Waits until the device is opened or cannot be, at most a number of seconds of real time.
    func finish(within seconds: Int) {
        let end = lamina_clock_real_now() + Int64(seconds) * 1_000_000_000
        while outcome.withLock({ $0 == nil }), lamina_clock_real_now() < end { lamina_clock_real_pause(2_000_000) }
    }
}
