import AVFoundation
import Foundation
import LaminaFoundation
import LaminaMedia
import Testing

@testable import CoreHaptics

extension SoundTests {
    @Suite(.serialized) @MainActor
    struct SoundStandInTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-sound-\(UUID())")
        private nonisolated static let hasFFmpeg = MediaProgram.ffmpeg.path() != nil && MediaProgram.ffprobe.path() != nil

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        /// Runs ffmpeg, and returns the file that it has written.
        private func made(_ name: String, _ arguments: [String]) throws -> URL {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
            process.arguments = ["-v", "error", "-y", "-f", "lavfi", "-i"] + arguments + [folder.appending(path: name).path]
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return folder.appending(path: name)
        }

        @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
        func aPlayerKnowsItsLengthAndPlaceAndRefusesBadFiles() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let player = try AVAudioPlayer(contentsOf: made("a.mp3", ["sine=duration=2"]))
            #expect(abs(player.duration - 2) < 0.1 && player.numberOfChannels == 1 && !player.isPlaying)
            player.currentTime = 1.5
            #expect(player.currentTime == 1.5)
            player.currentTime = .nan
            #expect(player.currentTime == 0)
            player.rate = .infinity
            player.volume = .nan
            player.setVolume(0.5, fadeDuration: .infinity)
            #expect(player.play() && player.isPlaying && player.volume == 0.5)
            player.stop()
            let bad = folder.appending(path: "bad.mp3")
            try Data("no sound".utf8).write(to: bad)
            for make in [{ try AVAudioPlayer(contentsOf: bad) }, { try AVAudioPlayer(data: Data("no sound".utf8)) }] {
                let error = #expect(throws: NSError.self) { try make() }
                #expect(error?.domain == "NSOSStatusErrorDomain" && error?.code == 0x7479_703F)
            }
        }

        @Test func aBufferHoldsItsSamplesAndRefusesABillion() throws {
            #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
            #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
            let format = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 44_100, channels: 2, interleaved: true))
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
            buffer.frameLength = 9
            #expect(buffer.frameLength == 4 && buffer.stride == 2 && buffer.floatChannelData == nil)
            let left = try #require(buffer.int16ChannelData)[0]
            left[0] = 0x4000
            left[1] = -0x4000
            #expect(try #require(buffer.int16ChannelData)[1][0] == -0x4000)
            let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
            #expect(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 1_000_000_000) == nil)
            #expect(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 0)?.frameLength == 0)
        }

        @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
        func aFileIsReadFromAnyPlace() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let url = try made("a.wav", ["aevalsrc=n/10000:s=8000:d=1"])
            let file = try AVAudioFile(forReading: url)
            #expect(file.length == 8000 && file.processingFormat.sampleRate == 8000 && file.processingFormat.channelCount == 1)
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 100))
            func first() throws -> Int { Int((try #require(buffer.floatChannelData)[0][0] * 10_000).rounded()) }
            try file.read(into: buffer)
            #expect(try first() == 0 && file.framePosition == 100)
            try file.read(into: buffer, frameCount: 10)
            #expect(try first() == 100 && buffer.frameLength == 10)
            file.framePosition = 4000
            try file.read(into: buffer)
            #expect(try first() == 4000)
            file.framePosition = 8000
            #expect(throws: (any Error).self) { try file.read(into: buffer) }
            #expect(throws: (any Error).self) { try AVAudioFile(forReading: folder.appending(path: "none.wav")) }
        }

        @Test func aConnectionHasTheFormatThatItWasMadeWith() throws {
            let (engine, node, mixer) = (AVAudioEngine(), AVAudioPlayerNode(), AVAudioMixerNode())
            let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
            let usual = node.outputFormat(forBus: 0)
            engine.attach(node)
            engine.connect(node, to: mixer, format: format)
            #expect(node.outputFormat(forBus: 0).sampleRate == usual.sampleRate)
            engine.attach(mixer)
            engine.connect(node, to: mixer, format: format)
            #expect(node.outputFormat(forBus: 0).sampleRate == 8000 && node.outputFormat(forBus: 0).channelCount == 1)
            engine.connect(node, to: mixer, fromBus: 0, toBus: 1, format: nil)
            #expect(node.outputFormat(forBus: 0).sampleRate == 8000 && usual.sampleRate != 8000)
        }

        @Test func aNodePlaysWhileItsEngineRuns() throws {
            let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
            node.play()
            #expect(!node.isPlaying && Diagnostics.hasReported(exception: "com.apple.coreaudio.avfaudio", part: "engine does not run"))
            engine.attach(node)
            engine.connect(node, to: engine.mainMixerNode, format: nil)
            try engine.start()
            node.play()
            #expect(node.isPlaying && node.lastRenderTime?.isSampleTimeValid == true)
            let time = try #require(node.lastRenderTime.flatMap(node.playerTime))
            // Both clocks count whole frames, so the first one may begin a frame early.
            #expect(time.sampleTime >= -1 && time.sampleTime < 441_000)
            node.stop()
            engine.stop()
            #expect(!node.isPlaying && node.lastRenderTime == nil)
            // A circle of connections ends at no output.
            let mixers = [AVAudioMixerNode(), AVAudioMixerNode()]
            for mixer in mixers { engine.attach(mixer) }
            engine.connect(mixers[0], to: mixers[1], format: nil)
            engine.connect(mixers[1], to: mixers[0], format: nil)
            engine.detach(node)
            #expect(node.engine == nil)
        }

        @Test func timesFarAwayEndNothing() throws {
            let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
            engine.attach(node)
            engine.connect(node, to: engine.mainMixerNode, format: nil)
            try engine.start()
            let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: mono, frameCapacity: 10))
            buffer.frameLength = 10
            node.scheduleBuffer(buffer, at: AVAudioTime(hostTime: .max))
            node.play()
            #expect(node.playerTime(forNodeTime: AVAudioTime(sampleTime: .max, atRate: 1)) != nil)
            #expect(node.nodeTime(forPlayerTime: AVAudioTime(sampleTime: .min, atRate: 1e-300)) != nil)
            engine.stop()
            #expect(AVAudioFormat(settings: [AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: Double.nan])?.channelCount ?? 0 == 0)
        }

        @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
        func aPlayerRepeatsForEver() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let player = try AVAudioPlayer(contentsOf: made("loop.wav", ["sine=duration=1"]))
            player.numberOfLoops = .max
            #expect(player.play())
            player.numberOfLoops = .min
            player.stop()
        }

        @Test func aCompletionFollowsTheLastSample() async throws {
            let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
            engine.attach(node)
            engine.connect(node, to: engine.mainMixerNode, format: nil)
            let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 480))
            buffer.frameLength = 480
            try engine.start()
            node.play()
            let order = Order()
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                node.scheduleBuffer(buffer) { order.names.append("first") }
                node.scheduleBuffer(buffer, at: nil, options: []) {
                    order.names.append("second")
                    done.resume()
                }
            }
            #expect(order.names == ["first", "second"])
            node.scheduleBuffer(buffer, at: nil, options: .loops) { order.names.append("third") }
            node.stop()
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { done.resume() } }
            #expect(order.names.last == "third")
        }

        @Test func timesAreBoxedExactly() {
            for time in [CMTime(value: .max, timescale: 600), CMTime(value: -3, timescale: 7), .invalid, .positiveInfinity] {
                let value = NSValue(time: time).timeValue
                #expect(value.value == time.value && value.timescale == time.timescale && value.flags == time.flags)
            }
            #expect(!NSValue(range: NSRange(location: 0, length: 1)).timeValue.isValid)
            let range = CMTimeRange(start: CMTime(value: -3, timescale: 7), duration: CMTime(value: .max, timescale: 600))
            #expect(NSValue(timeRange: range).timeRangeValue == range && !NSValue(time: .zero).timeRangeValue.isValid)
        }

        @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
        func aFilmHasTracksPicturesAndALayer() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let source = ["testsrc=size=64x32:rate=10:duration=2", "-f", "lavfi", "-i", "sine=duration=2"]
            let asset = AVURLAsset(url: try made("a.mp4", source))
            #expect(abs(asset.duration.seconds - 2) < 0.1 && asset.isPlayable)
            #expect(asset.tracks.map(\.mediaType) == [.video, .audio])
            #expect(asset.tracks(withMediaType: .video).first?.naturalSize == CGSize(width: 64, height: 32))
            let generator = AVAssetImageGenerator(asset: asset)
            var actual = CMTime.invalid
            let image = try generator.copyCGImage(at: CMTime(seconds: 1.25, preferredTimescale: 600), actualTime: &actual)
            #expect(image.width == 64 && image.height == 32 && actual.seconds == 1.2)
            generator.maximumSize = CGSize(width: 16, height: 0)
            #expect(try generator.copyCGImage(at: .zero, actualTime: nil).height == 8)

            let player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
            let layer = AVPlayerLayer(player: player)
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            #expect(layer.isReadyForDisplay && layer.contents != nil && layer.videoRect == CGRect(x: 0, y: 25, width: 100, height: 50))
            layer.videoGravity = .resizeAspectFill
            #expect(layer.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
            let observed = Order()
            let mark = player.addBoundaryTimeObserver(forTimes: [NSValue(time: CMTime(value: 1, timescale: 20))], queue: nil) {
                observed.names.append("passed")
            }
            player.play()
            for _ in 0..<200 where observed.names.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            #expect(observed.names == ["passed"])
            player.removeTimeObserver(mark)
            player.replaceCurrentItem(with: nil)
            #expect(!layer.isReadyForDisplay && layer.contents == nil)
        }

        @Test func aBrokenFilmNamesItsFile() {
            let item = AVPlayerItem(url: folder.appending(path: "none.mp4"))
            #expect(item.status == .failed && item.error?.localizedDescription.contains("none.mp4") == true)
            #expect(throws: (any Error).self) { try AVAssetImageGenerator(asset: item.asset).copyCGImage(at: .zero, actualTime: nil) }
        }

        /// Runs `body` while the journal keeps sounds.
        private func kept(_ body: () throws -> Void) rethrows {
            SoundJournal.shared.start(.kept(systemSounds: false, haptics: true))
            defer { SoundJournal.shared.start(.off) }
            try body()
        }

        /// A file of silence, 1 s long.
        private func silence() throws -> URL {
            var bytes = Array("RIFF".utf8) + [36, 0x3F, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
            bytes += [0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0] + Array("data".utf8) + [0x80, 0x3E, 0, 0]
            let url = folder.appending(path: "silence.wav")
            try Data(bytes + [UInt8](repeating: 0, count: 16_000)).write(to: url)
            return url
        }

        @Test func aPlayerThatIsGoneIsNotHeard() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let url = try silence()
            try kept {
                var player: AVPlayer? = AVPlayer(url: url)
                player?.play()
                #expect(SoundJournal.shared.events.last?.stop == nil)
                player = nil
                let event = try #require(SoundJournal.shared.events.last)
                #expect(event.stop != nil)
            }
        }

        @Test func aRateThatIsNoNumberIsTheRecordedOne() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let player = try AVAudioPlayer(contentsOf: silence())
            kept {
                player.enableRate = true
                player.rate = .nan
                player.play()
                #expect(SoundJournal.shared.events.last?.speed == 1)
                player.stop()
            }
        }

        @Test func aPatternIsHeardWithoutItsPlayer() throws {
            try kept {
                let beat = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 60)
                var player: (any CHHapticPatternPlayer)? = try CHHapticEngine().makePlayer(
                    with: CHHapticPattern(events: [beat], parameters: []))
                weak let kept = player
                try player?.start(atTime: CHHapticTimeImmediate)
                player = nil
                #expect(kept != nil)
                try kept?.stop(atTime: CHHapticTimeImmediate)
                #expect(kept == nil)
            }
        }

        @Test func aPatternOfADictionaryHasItsIntensities() throws {
            typealias Key = CHHapticPattern.Key
            func event(_ time: Double, _ parameters: [[Key: Any]]) -> [Key: Any] {
                [
                    .event: [
                        Key.eventType: CHHapticEvent.EventType.hapticTransient, .time: time, .eventParameters: parameters,
                    ] as [Key: Any]
                ]
            }
            let weak: [Key: Any] = [.parameterID: CHHapticEvent.ParameterID.hapticIntensity, .parameterValue: 0.25]
            let pattern = try CHHapticPattern(dictionary: [.pattern: [event(0, [weak]), event(0.5, [])]])
            #expect(pattern.beats.map(\.strength) == [0.25, 1] && pattern.duration == 0.5)
        }

        @Test func withoutHapticsThereIsNoEngine() {
            #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
            #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        }
    }
}

/// Names in the order in which they were reported on the main thread.
private final class Order: @unchecked Sendable {
    var names: [String] = []
}
