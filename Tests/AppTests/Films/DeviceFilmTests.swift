import LaminaPrimitives
import Testing

/// Films and stills of devices.
@Suite struct DeviceFilmTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    @Test(arguments: [
        (["--device", "iPhone SE"], 750, 1334), (["--device", "iPhone SE", "--landscape"], 1334, 750),
        (["--device", "iPhone SE", "--scale", "1", "--bezel"], 375 + 64, 667 + 228), (["--device", "iPad mini", "--scale", "1"], 744, 1133),
    ])
    func aStillHasTheSizeOfTheDevice(options: [String], width: Int, height: Int) throws {
        let still = try lamina.still("WakeUp", at: 0, options)
        #expect(still.width == width && still.height == height)
    }

    @Test func theStatusBarShowsTheDrivenTime() throws {
        let options = ["--device", "iPhone SE", "--scale", "1"]
        let (first, same) = try (lamina.still("MailMove", at: 1, options), lamina.still("MailMove", at: 2, options))
        #expect(first == same)
        let later = try lamina.still("MailMove", at: 31, options)
        let changed = (0..<later.height).filter { y in (0..<later.width).contains { later[$0, y] != first[$0, y] } }
        // 10:09:30 and 31 seconds: the next minute, which only the bar of 20 points shows.
        #expect(!changed.isEmpty && changed.allSatisfy { $0 < 20 })
    }

    @Test func theKeyboardTypesAndStaysAwayWithOneOfHardware() throws {
        // The keys h and i of iPhone SE, after a tap on the field.
        let taps = #"[{"at": 0.2, "tap": [187, 80]}, {"at": 1, "tap": [221, 552]}, {"at": 1.2, "tap": [278, 498]}]"#
        let events = try lamina.folder.write(taps, to: "taps.json")
        let options = ["--device", "iPhone SE", "--scale", "1", "--events", events]
        let typed = try lamina.still("Hypnosis", at: 1.5, options)
        let plain = try lamina.still("Hypnosis", at: 1.5, options + ["--hardware-keyboard"])
        // The lower left corner of the screen: the background of the keyboard, or the app.
        #expect(typed.channels(1, 660) == [209, 213, 219])
        #expect(plain[1, 660] != typed[1, 660])
        #expect((0..<40).contains { x in typed[95 + x, 80] != plain[95 + x, 80] })
    }

    @Test func aFilmOfARotationIsTheSameForEveryNumberOfThreads() throws {
        let events = try lamina.folder.write(#"[{"at": 0.3, "rotate": "landscapeLeft"}, {"at": 0.8, "rotate": "portrait"}]"#, to: "turns.json")
        let arguments = [
            "render", "MailMove", "--device", "iPhone 16", "--bezel", "--scale", "0.25", "--events", events, "--frames", "0-12", "--fps", "10", "-o",
            "-.bgra",
        ]
        let hashes = try lamina.hashes(arguments + ["--threads", "1"])
        #expect(try lamina.hashes(arguments + ["--threads", "3"]) == hashes)
        #expect(Set(hashes.map { $0.split(separator: " ")[2] }).count >= 6)
        // After both rotations the picture is what it was.
        #expect(hashes.first?.split(separator: " ")[2] == hashes.last?.split(separator: " ")[2])
    }
}
