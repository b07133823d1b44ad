import Foundation
import LaminaGPU
import Testing
import TestSupport

/// A graphics device draws the benchmark's scenes with the processor's bytes: a part of the screen, in four frames a quarter of a second apart.
///
/// The scenes and their numbers are the benchmark's own. S8 is missing, whose files are not part of the repository.
@Suite(
    .enabled(if: (try? VulkanDevice()) != nil, "there is no graphics device (Debian: mesa-vulkan-drivers)"),
    .enabled(if: SceneNumbers.canBeMade, "numpy or the Python Imaging Library is missing (Debian: python3-numpy, python3-pil)"), .serialized)
struct DeviceSceneTests {
    private static let scenes = ["S1", "S1-blur", "S2", "S3", "S4", "S5", "S5-eased", "S6", "S7", "S9", "S10", "S10-growing"]

    @Test func everySceneHasTheSameHashesOnTheDevice() throws {
        let lamina = try Lamina()
        let numbers = try SceneNumbers.make(in: lamina.folder)
        for scene in Self.scenes {
            let (expected, device) = (try film(scene, numbers, "cpu", lamina), try film(scene, numbers, "gpu", lamina))
            #expect(expected.hashes.count == 4 && Set(expected.hashes).count > 1, "\(scene)")
            #expect(device.hashes == expected.hashes, "\(scene)")
            #expect(device.drawnTiles > 0 && expected.drawnTiles == 0, "\(scene)")
        }
    }

    /// Returns the lines of the frames' hashes and the number of tiles that a device drew.
    private func film(_ scene: String, _ numbers: String, _ backend: String, _ lamina: Lamina) throws -> (hashes: [String], drawnTiles: Int) {
        let options = ["--size", "240x210", "--scale", "1", "--fps", "4", "--frames", "0-3", "--hash", "--statistics", "--backend", backend]
        let result = try lamina.run(["render", "Scenes"] + options + ["--", scene, numbers])
        try #require(result.status == 0, "\(scene): \(result.errors)")
        let tiles = result.errors.firstMatch(of: /tiles +(\d+) drawn by/).flatMap { Int($0.1) } ?? 0
        return (result.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("frame ") }, tiles)
    }
}

/// The numbers and pictures of the benchmark's scenes, which a program in Python writes.
private enum SceneNumbers {
    static let canBeMade = (try? run(["-c", "import numpy, PIL"])) == 0

    /// Writes all files to a folder and returns its path.
    static func make(in folder: Folder) throws -> String {
        let path = folder.file("numbers")
        try #require(try run([Repository.root.appending(path: "Benchmarks/generate.py").path, path]) == 0)
        return path
    }

    private static func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
