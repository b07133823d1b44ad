import CLaminaVulkan
import LaminaCompositor

/// The name and the abilities of a graphics device.
package struct DeviceFacts: Sendable, Hashable {
    package let name: String
    /// True when the driver computes on the processor, as Mesa's lavapipe does.
    package let isSoftware: Bool
    /// The device's own memory, in bytes.
    package let memory: UInt64
    /// The version of Vulkan, as `1.3.230`.
    package let version: String

    init(_ facts: LaminaVulkanFacts) {
        name = unsafe withUnsafeBytes(of: facts.name) { bytes in unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
        (isSoftware, memory) = (facts.isSoftware, facts.memory)
        version = "\(facts.version >> 22).\(facts.version >> 12 & 1023).\(facts.version & 4095)"
    }
}

/// The reason why there is no graphics device.
package enum DeviceAbsence: Error, Hashable, CustomStringConvertible {
    /// There is no `libvulkan.so.1`.
    case noLibrary
    /// Vulkan has no driver, or no device has the wanted name.
    case noDevice
    /// There is a device that cannot be used, for this reason.
    case unusable(String)

    init(_ result: LaminaVulkanResult) {
        switch result {
        case .noLibrary: self = .noLibrary
        case .noDevice: self = .noDevice
        case .unsuitable: self = .unusable("its driver lacks a function of Vulkan 1.1")
        case .outOfMemory: self = .unusable("it has no memory left")
        default: self = .unusable("its driver failed")
        }
    }

    package var description: String {
        switch self {
        case .noLibrary: "there is no libvulkan.so.1 (Debian: libvulkan1)"
        case .noDevice: "Vulkan knows no graphics device (Debian: mesa-vulkan-drivers, or the driver of the device's maker)"
        case .unusable(let reason): "the graphics device cannot be used: \(reason)"
        }
    }
}

extension TileDeviceError {
    /// Translates a result; nil for success.
    init?(_ result: LaminaVulkanResult, seconds: Int) {
        switch result {
        case .success: return nil
        case .lost: self = .lost
        case .timeout: self = .timeout(seconds: seconds)
        case .outOfMemory: self = .outOfMemory
        default: self = .failure
        }
    }

    var result: LaminaVulkanResult {
        switch self {
        case .lost: .lost
        case .timeout: .timeout
        case .outOfMemory: .outOfMemory
        case .failure: .failure
        }
    }
}
