import Foundation
import MediaPlayer
import Testing

@MainActor @Suite(.serialized) struct MediaLibraryTests {
    @Test func theUserDeniesTheMusic() async {
        #expect(await MPMediaLibrary.requestAuthorization() == .denied)
        #expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery.songs().items == [] && MPMediaQuery.albums().collections == [])
    }

    @Test func aPlayerOfNoMusicStaysStopped() {
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: MPMediaQuery.songs())
        player.play()
        #expect(player.playbackState == .stopped && player.nowPlayingItem == nil && player.indexOfNowPlayingItem == NSNotFound)
    }

    @Test func wordsAboutTheMusicAreStored() {
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyPlaybackRate: 1.0]
        #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        center.nowPlayingInfo = nil
        #expect(center.nowPlayingInfo == nil)
    }

    @Test func aCommandCallsItsClosuresUntilTheyAreRemoved() {
        let command = MPRemoteCommandCenter.shared().playCommand
        var count = 0
        let token = command.addTarget { _ in
            count += 1
            return .success
        }
        #expect(command.perform() == [.success] && count == 1)
        command.isEnabled = false
        #expect(command.perform().isEmpty)
        command.isEnabled = true
        command.removeTarget(token)
        #expect(command.perform().isEmpty && count == 1)
    }

    @Test func theSliderOfTheVolumeFillsTheView() {
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.layoutIfNeeded()
        #expect((view.subviews.first as? UISlider)?.frame.width == 200)
    }

    @Test func aPickerOfMusicIsCancelled() {
        let (picker, listener) = (MPMediaPickerController(mediaTypes: .music), MusicListener())
        picker.delegate = listener
        picker.loadViewIfNeeded()
        picker.cancel()
        #expect(listener.cancellations == 1)
    }
}

private final class MusicListener: NSObject, MPMediaPickerControllerDelegate {
    var cancellations = 0
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancellations += 1 }
}
