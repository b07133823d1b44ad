import AVKit
import CoreMedia
import Foundation
import Testing

extension SoundTests {
    @Suite(.serialized)
    struct PlayerTests {
        @Test func timesAreFractionsOfSeconds() {
            #expect(CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 6) == CMTime(value: 1, timescale: 2))
            // No common timescale fits, so the sum has the finer one and the nearest value.
            let (fine, coarse): (CMTimeScale, CMTimeScale) = (2_147_483_647, 2_147_483_629)
            let times = [CMTime(value: 1, timescale: fine), CMTime(value: 1, timescale: coarse)]
            for sum in [times[0] + times[1], times[1] + times[0]] { #expect(sum.timescale == fine && sum.value == 2) }
            #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value == 900)
            #expect(CMTimeGetSeconds(CMTime(value: 5, timescale: 2)) == 2.5 && CMTime.invalid.seconds.isNaN)
            #expect(CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric && CMTime.positiveInfinity > CMTime.zero)
            #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity && !(CMTime.invalid + .zero).isValid)
            // A time of no parts of a second is refused and not divided by.
            let odd = CMTime(value: 1, timescale: 0, flags: .valid, epoch: 0)
            #expect(!(odd + odd).isNumeric && CMTime(value: 1, timescale: 0) != .zero)
            let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
            #expect(range.containsTime(.zero) && !range.containsTime(range.end) && !range.isEmpty)
        }

        @Test @MainActor func aPlayerMovesWithTheClockAndEndsWhereTheLengthIsKnown() async throws {
            let item = AVPlayerItem(url: try #require(URL(string: "https://example.com/film.mp4")))
            #expect(item.status == .readyToPlay && item.duration.isIndefinite)
            item.forwardPlaybackEndTime = CMTime(seconds: 0.05, preferredTimescale: 1000)
            let player = AVPlayer(playerItem: item)
            let heard = Heard()
            let end = NSNotification.Name.AVPlayerItemDidPlayToEndTime
            let observer = NotificationCenter.default.addObserver(forName: end, object: item, queue: nil) { _ in heard.count += 1 }
            defer { NotificationCenter.default.removeObserver(observer) }
            player.play()
            #expect(player.rate == 1 && player.timeControlStatus == .playing)
            for _ in 0..<200 where heard.count == 0 { try await Task.sleep(for: .milliseconds(10)) }
            #expect(heard.count == 1 && player.rate == 0 && player.currentTime().seconds == 0.05)
            player.seek(to: .zero)
            #expect(player.currentTime() == .zero && player.timeControlStatus == .paused)
        }

        @Test @MainActor func aPlayerThatDoesNothingAtTheEndKeepsItsRate() async throws {
            for action in [AVPlayer.ActionAtItemEnd.none, .advance] {
                let item = AVPlayerItem(url: try #require(URL(string: "https://example.com/film.mp4")))
                item.forwardPlaybackEndTime = CMTime(seconds: 0.02, preferredTimescale: 1000)
                let player = AVPlayer(playerItem: item)
                player.actionAtItemEnd = action
                let heard = Heard()
                let observer = NotificationCenter.default.addObserver(
                    forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
                ) { _ in heard.count += 1 }
                player.play()
                for _ in 0..<200 where heard.count == 0 { try await Task.sleep(for: .milliseconds(10)) }
                NotificationCenter.default.removeObserver(observer)
                // Without a next item, advancing is pausing.
                #expect(heard.count == 1 && player.rate == (action == .none ? 1 : 0))
            }
        }

        @Test @MainActor func aQueueGoesToItsNextItem() {
            let items = (0..<3).map { AVPlayerItem(url: URL(filePath: "/no/such/\($0).mp4")) }
            let player = AVQueuePlayer(items: Array(items.dropLast()))
            #expect(player.currentItem === items[0] && items[0].status == .failed)
            player.insert(items[2], after: items[0])
            player.advanceToNextItem()
            #expect(player.currentItem === items[2] && player.items().count == 2)
        }

        @Test @MainActor func aLayerOfAPlayerIsBlack() {
            let layer = AVPlayerLayer(player: AVPlayer())
            #expect(layer.backgroundColor?.components?.dropLast().allSatisfy { $0 == 0 } == true && layer.backgroundColor?.alpha == 1)
            let controller = AVPlayerViewController()
            controller.player = AVPlayer(url: URL(filePath: "/films/a.mp4"))
            controller.loadViewIfNeeded()
            #expect(controller.view.backgroundColor == .black)
        }
    }
}

/// A count that a notice changes on the main thread.
private final class Heard: @unchecked Sendable {
    var count = 0
}
