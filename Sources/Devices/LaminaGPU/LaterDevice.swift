import CLaminaRuntime
import Foundation
import LaminaCompositor

/// A device that is opened when frames become costly, while the processor goes on drawing.
///
/// Devices that compute on the processor are never faster than it, and are taken only by name. A device that is missing or faulty is no error here:
/// the processor draws.
final class LaterDevice: TileDeviceSource {
    private var opening: DeviceOpening?
    private var opened: VulkanDevice?
    private let isNamed: Bool
    /// The seconds for which an opening that has begun is awaited at the end.
    private let patience: Int
    private let open: () -> DeviceOpening

    convenience init() {
        let isNamed = ProcessInfo.processInfo.environment[DeviceOpening.variable]?.isEmpty == false
        self.init(isNamed: isNamed, patience: isNamed ? DeviceOpening.patience : 5) { DeviceOpening() }
    }

    /// - Parameter open: Begins to open the device; called once, when it is wanted.
    init(isNamed: Bool, patience: Int, open: @escaping () -> DeviceOpening) {
        self.isNamed = isNamed
        self.patience = patience
        self.open = open
    }

    /// Waits for an opening that has begun: a process must not end while a driver starts, unless the driver hangs.
    deinit { opening?.finish(within: patience) }

    var now: Double { Double(lamina_clock_real_now()) / 1e9 }

    func device() -> (any TileDevice)? {
        if let opened { return opened }
        let opening = opening ?? open()
        self.opening = opening
        guard let device = try? opening.result(), isNamed || !device.facts.isSoftware else { return nil }
        opened = device
        return device
    }
}
