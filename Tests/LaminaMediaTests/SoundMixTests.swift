import Foundation
import TestSupport
import Testing

@testable import LaminaMedia

struct SoundMixTests {
    /// Returns the left side of a mix, in thousandths.
    private func left(_ events: [SoundEvent], from start: Double = 0, _ samples: Range<Int>) -> [Int] {
        let all = mixed(events, from: start, to: 1)
        return samples.map { Int((all[2 * $0] * 1000).rounded()) }
    }

    @Test func aSoundBeginsAtTheSampleOfItsTimeAndSumsWithOthers() {
        let sound = counting(5)
        let events = [event(sound, at: 10), event(sound, at: 12)]
        #expect(left(events, 8..<18) == [0, 0, 1, 2, 3 + 1, 4 + 2, 5 + 3, 4, 5, 0])
        let all = mixed(events, to: 0.001)
        #expect(all.count == 96 && all[2 * 11] == -all[2 * 11 + 1])
    }

    @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
    func soundsWithoutRoomAreReadAsTheySound() throws {
        func key(_ rate: Double) -> DecodedKey {
            DecodedKey(source: .samples(SharedSamples([Float](repeating: 0.5, count: 2 * 24_000), rate: rate)), speed: 1, keepsPitch: true)
        }
        // Each is a second long after its conversion; the third is in the format of the mix and costs nothing.
        var sounds = DecodedSounds(mostOfAll: 60_000)
        let (first, second, shared) = (key(24_000), key(24_000), key(48_000))
        #expect(try sounds.samples(of: first) != nil)
        #expect(try sounds.samples(of: second) == nil)
        #expect(try sounds.samples(of: shared)?.count == 48_000)
        #expect(try sounds.samples(of: first) != nil)
    }

    @Test func ofTwoChangesAtOneTimeTheLastOneCounts() {
        let journal = SoundJournal()
        journal.start(.kept(systemSounds: true, haptics: true))
        let ticket = journal.begin(event(counting(4), at: 0))
        for (time, value) in [(Int64(1), Float(0.5)), (1, 0.25), (2, .nan), (3, 0.75)] {
            journal.setVolume(value, of: ticket, at: time)
            journal.setBalance(value, of: ticket, at: time)
        }
        let kept = [SoundEvent.Change(time: 1, value: 0.25), SoundEvent.Change(time: 3, value: 0.75)]
        #expect(journal.events.map(\.volumes) == [kept] && journal.events.map(\.balances) == [kept])
        for time in 4..<20_000 { journal.setVolume(1, of: ticket, at: Int64(time)) }
        #expect(journal.events.first?.volumes.count == 10_000)
    }

    @Test func aSoundStopsAtItsTime() {
        #expect(left([event(counting(9), at: 3) { $0.stop = nanoseconds(6) }], 2..<9) == [0, 1, 2, 3, 0, 0, 0])
        // An end before the beginning is silence.
        #expect(left([event(counting(9), at: 3) { $0.stop = 0 }], 0..<9).allSatisfy { $0 == 0 })
    }

    @Test func aSoundIsRepeatedFromItsPlaceOn() {
        let place = { (event: inout SoundEvent) in (event.place, event.repetitions) = (2.0 / 48_000, 2) }
        #expect(left([event(counting(4), at: 1, place)], 0..<13) == [0, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 0, 0])
        let endless = left([event(counting(3), at: 0) { $0.repetitions = -1 }], 0..<48_000)
        #expect(endless == (0..<48_000).map { $0 % 3 + 1 })
    }

    @Test func aPartOfASoundIsRepeated() {
        let part = { (event: inout SoundEvent) in (event.place, event.part, event.repetitions) = (1.0 / 48_000, 1.0 / 48_000..<3.0 / 48_000, 1) }
        #expect(left([event(counting(9), at: 0, part)], 0..<6) == [2, 3, 2, 3, 0, 0])
    }

    @Test func volumesChangeAtOnceAndByRamps() {
        let steady = SharedSamples([Float](repeating: 0.5, count: 200), rate: 48_000)
        let changes = [
            SoundEvent.Change(time: nanoseconds(10), value: 0.5), SoundEvent.Change(time: nanoseconds(20), duration: nanoseconds(10), value: 0),
        ]
        let sound = left([event(steady, at: 0) { $0.volumes = changes }], 0..<40)
        #expect(sound[0] == 500 && sound[9] == 500 && sound[10] == 250 && sound[20] == 250)
        #expect(sound[25] == 125 && sound[30] == 0 && sound[39] == 0)
    }

    @Test func aBalanceSilencesTheOtherSide() {
        let steady = SharedSamples([0.5, 0.5], rate: 48_000)
        let all = mixed([event(steady, at: 0) { $0.balance = -1 }, event(steady, at: 1) { $0.balance = 0.5 }], to: 0.001)
        #expect(all[0...3] == [0.5, 0, 0.25, 0.5])
    }

    @Test func sumsAreClipped() {
        let loud = SharedSamples([0.9, -0.9], rate: 48_000)
        #expect(mixed([event(loud, at: 0), event(loud, at: 0)], to: 0.001)[0...1] == [1, -1])
    }

    @Test func aMixThatBeginsLaterIsAPartOfTheWholeOne() {
        let events = [event(counting(7), at: 0) { $0.repetitions = -1 }, event(counting(100), at: 1000)]
        #expect(mixed(events, from: 0.01, to: 0.05)[...] == mixed(events, to: 0.05)[960...])
    }

    @Test func tenMinutesHaveNoDrift() {
        let start = nanoseconds(600 * 48_000 - 3)
        let all = mixed([SoundEvent(.samples(counting(2)), start: start)], from: 599.9, to: 600)
        #expect(all.count == 9600 && all[9594...] == [0.001, -0.001, 0.002, -0.002, 0, 0])
        #expect(MixFormat.sample(at: 36_000_000_000_000) == 36_000 * 48_000)
    }

    @Test func theJournalKeepsSoundsOnlyForFilms() {
        let journal = SoundJournal()
        #expect(journal.begin(SoundEvent(.click, start: 0)) == nil && journal.events.isEmpty)
        journal.start(.kept(systemSounds: false, haptics: true))
        let ticket = journal.begin(SoundEvent(.click, start: 100))
        journal.end(ticket, at: 50)
        journal.setVolume(.nan, of: ticket, at: 60)
        #expect(journal.events.map(\.stop) == [100] && journal.events[0].volumes.isEmpty && journal.hasHaptics)
    }
}

@Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
struct DecodedSoundTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func aFileSoundsSampleBySample() throws {
        let samples = (0..<1000).map { Int16($0 * 30 - 15_000) }
        try folder.write(wave(samples), to: "a.wav")
        let expected = samples.flatMap { [Float($0) / 32_768, Float($0) / 32_768] }
        var later = SoundEvent(.file(folder.file("a.wav")), start: nanoseconds(5000))
        later.place = 600.0 / 48_000
        let all = mixed([SoundEvent(.bytes(SharedBytes(wave(samples))), start: nanoseconds(100)), later], to: 0.2)
        #expect(all[200..<2200] == expected[...] && all[199] == 0 && all[2200] == 0)
        #expect(all[10_000..<10_800] == expected[1200...])
    }

    @Test func aLongSoundIsReadAsItSounds() throws {
        let path = folder.file("long.flac")
        try ffmpeg(["-f", "lavfi", "-i", "aevalsrc=0.5*mod(n\\,480)/480:s=48000:d=40", "-c:a", "flac", path])
        var event = SoundEvent(.file(path), start: 0)
        (event.place, event.repetitions) = (35, 1)
        // The last 5 seconds, then all 40 once more, then silence.
        let all = mixed([event], to: 46)
        let wrong = (0..<45 * 48_000).filter { abs(all[2 * $0] - 0.5 * Float($0 % 480) / 480) > 1e-4 }
        #expect(wrong.isEmpty, "\(wrong.prefix(3))")
        #expect(all[(2 * 45 * 48_000)...].allSatisfy { $0 == 0 })
    }

    @Test func anotherSpeedKeepsThePitch() throws {
        let path = folder.file("tone.wav")
        try ffmpeg(["-f", "lavfi", "-i", "sine=frequency=480:sample_rate=44100:duration=2", path])
        var fast = SoundEvent(.file(path), start: 0)
        fast.speed = 2
        func crossings(_ event: SoundEvent) -> Int {
            let all = mixed([event], to: 2)
            return (1..<all.count / 2).count { all[2 * $0 - 2] < 0 && all[2 * $0] >= 0 }
        }
        #expect(abs(crossings(fast) - 480) < 15)
        fast.keepsPitch = false
        #expect(abs(crossings(fast) - 960) < 15)
    }

    @Test func badFilesAreTypedErrorsAndSilence() throws {
        try folder.write(wave([]), to: "empty.wav")
        try folder.write(Data("no sound".utf8), to: "text.mp3")
        try ffmpeg(["-f", "lavfi", "-i", "testsrc=size=64x48:rate=5:duration=1", folder.file("mute.mp4")])
        let expected: [(String, MediaError)] = [
            ("empty.wav", .noSamples(file: folder.file("empty.wav"))), ("text.mp3", .unknownFormat(file: folder.file("text.mp3"))),
            ("mute.mp4", .noSound(file: folder.file("mute.mp4"))), ("none.wav", .unreadable(file: folder.file("none.wav"), code: ENOENT)),
        ]
        for (name, error) in expected {
            let path = folder.file(name)
            #expect(throws: error) { try MediaInfo.read(path).playableSound(of: path) }
            #expect(error.statusError.localizedDescription.contains(path))
            #expect(mixed([SoundEvent(.file(path), start: 0)], to: 0.1).allSatisfy { $0 == 0 })
        }
        #expect(throws: MediaError.notAFile(file: "/dev/zero")) { try MediaInfo.read("/dev/zero") }
    }

    @Test func aSoundOfABillionSamplesNeedsLittleMemory() throws {
        // A sparse file: its header says 2·10⁹ bytes, and the disk holds one page.
        let path = folder.file("huge.wav")
        var header = [UInt8](wave([]))
        for place in [4, 40] { header.replaceSubrange(place..<place + 4, with: [0x00, 0x94, 0x35, 0x77]) }
        try folder.write(Data(header), to: "huge.wav")
        try #require(truncate(path, 2_000_000_044) == 0)
        #expect(try MediaInfo.read(path).sound?.duration == 1_000_000_000 / 48_000)
        var late = SoundEvent(.file(path), start: 0)
        late.place = 20_000
        let before = residentBytes
        #expect(mixed([SoundEvent(.file(path), start: 0), late], to: 3).allSatisfy { $0 == 0 })
        // The samples are 2 GB; other tests of the process hold some hundred megabytes.
        #expect(residentBytes - before < 1 << 30)
    }

    private var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
        return (pages.flatMap { Int($0) } ?? 0) * 4096
    }
}
