import Foundation
import LaminaGPU
import Testing

/// Films that a graphics device draws.
@Suite struct DeviceFilmTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    private func film(_ app: String, _ more: [String], environment: [String: String] = [:]) throws -> [String] {
        let events = try lamina.folder.write(#"[{"at": 0.3, "tap": [50, 110]}, {"at": 1.7, "tap": [100, 110]}]"#, to: "taps.json")
        return try lamina.hashes(
            ["render", app, "--frames", "0-39", "--fps", "20", "--size", "150x130", "--scale", "1", "--events", events, "-o", "-.bgra"] + more,
            environment: environment)
    }

    @Test(
        .enabled(if: (try? VulkanDevice()) != nil, "there is no graphics device (Debian: mesa-vulkan-drivers)"),
        arguments: ["Credits", "FlipClock", "Hypnosis", "MailMove", "WakeUp"])
    func aFilmHasTheSameHashesOnAGraphicsDevice(app: String) throws {
        let expected = try film(app, [])
        #expect(expected.count == 40)
        #expect(try film(app, [], environment: ["LAMINA_BACKEND": "gpu"]) == expected)
    }

    @Test(.enabled(if: (try? VulkanDevice()) != nil, "there is no graphics device (Debian: mesa-vulkan-drivers)"))
    func aFilmHasTheSameHashesWhenTheFasterOneDraws() throws {
        let device = try VulkanDevice().facts.name
        #expect(try film("Hypnosis", ["--backend", "auto"], environment: ["LAMINA_DEVICE": device]) == film("Hypnosis", []))
    }

    @Test(.enabled(if: (try? VulkanDevice()) != nil, "there is no graphics device (Debian: mesa-vulkan-drivers)"))
    func statisticsSayWhoDrew() throws {
        let result = try lamina.run(["render", "FlipClock", "--frames", "0-9", "--size", "150x130", "--statistics", "--backend", "gpu"])
        #expect(result.status == 0 && result.errors.contains(/tiles +[1-9]\d* drawn by .+, 0 by the processor/), "\(result.errors)")
    }

    @Test(
        .enabled(if: (try? VulkanDevice())?.facts.isSoftware == true, "there is no device that computes on the processor"),
        arguments: [("gpu", true), ("cpu", false)])
    func programsThatADriverCompilesAreKeptForTheNextFilm(backend: String, areKept: Bool) throws {
        let caches = lamina.folder.file("caches")
        let arguments = ["still", "FlipClock", "--time", "0", "--size", "40x40", "--backend", backend, "-o", "-.png"]
        let result = try lamina.run(arguments, environment: ["XDG_CACHE_HOME": caches])
        #expect(result.status == 0, "\(result.errors)")
        let files = FileManager.default.enumerator(atPath: caches + "/lamina/drivers")?.compactMap { $0 as? String } ?? []
        #expect(files.contains { $0.hasPrefix("mesa_shader_cache/") } == areKept, "\(files)")
    }

    @Test func withoutADriverTheCommandSaysWhy() throws {
        let arguments = ["still", "FlipClock", "--time", "0", "--backend", "gpu", "-o", "-.png"]
        let result = try lamina.run(arguments, environment: ["VK_DRIVER_FILES": "/nowhere", "VK_ICD_FILENAMES": "/nowhere"])
        #expect(result.status == 69 && result.output.isEmpty)
        #expect(result.errors.contains("Vulkan knows no graphics device") || result.errors.contains("there is no libvulkan.so.1"), "\(result.errors)")
    }

    @Test func anUnknownBackendIsRefused() throws {
        let result = try lamina.run(["still", "FlipClock", "--time", "0", "-o", "-.png"], environment: ["LAMINA_BACKEND": "tpu"])
        #expect(result.status == 64 && !result.errors.contains("Usage:"), "\(result.errors)")
        #expect(result.errors.contains("LAMINA_BACKEND is “tpu”, none of cpu, gpu, and auto"), "\(result.errors)")
    }
}
