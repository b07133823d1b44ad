import LaminaCompositor
import LaminaGallery
import LaminaGPU
import LaminaPrimitives
import Testing

/// A graphics device draws every gallery sample with the processor's bytes; skipped without a device.
@Suite(.enabled(if: deviceIsPresent, "there is no graphics device (Debian: mesa-vulkan-drivers)"), .serialized)
struct DeviceGalleryTests {
    @Test @MainActor func everySampleHasTheSameBytesOnTheDevice() throws {
        let device = try VulkanDevice()
        for sample in Gallery.samples {
            #expect(sample.bitmap(scale: 1, device: .always(device)) == sample.bitmap(scale: 1), "\(sample.name)")
        }
    }
}

private let deviceIsPresent = (try? VulkanDevice()) != nil
