@_exported public import AVFoundation
import CoreGraphics
public import Foundation
package import LaminaMethods
@_exported public import UIKit

/// A controller for a player: its film on black, and a button that plays and pauses; the name of a sound or of a film without pictures.
open class AVPlayerViewController: UIViewController {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { playerControllerMembers }

    /// The player.
    open var player: AVPlayer? { didSet { update() } }
    /// True when the controls are shown.
    open var showsPlaybackControls = true { didSet { update() } }
    /// The way in which the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { film.videoGravity = videoGravity } }
    /// True when the first picture is there.
    open var isReadyForDisplay: Bool { film.isReadyForDisplay }
    /// The rectangle of the film.
    open var videoBounds: CGRect { film.videoRect }
    /// The view above the film and below the controls.
    public let contentOverlayView: UIView? = UIView()
    /// True when the film may be shown above other apps.
    open var allowsPictureInPicturePlayback = true
    /// True when the film fills the screen as soon as it plays.
    open var entersFullScreenWhenPlaybackBegins = false
    /// True when the film leaves the full screen at its end.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// The object that hears of the controller.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    private let film = AVPlayerLayer()
    private let name = UILabel()
    private let button = UIButton(type: .system)

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.layer.addSublayer(film)
        if let contentOverlayView {
            contentOverlayView.frame = view.bounds
            contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(contentOverlayView)
        }
        name.textColor = .lightGray
        name.textAlignment = .center
        button.tintColor = .white
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        view.addSubview(name)
        view.addSubview(button)
        update()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        film.frame = view.bounds
        CATransaction.commit()
        button.frame = CGRect(x: view.bounds.midX - 30, y: view.bounds.midY - 30, width: 60, height: 60)
        name.frame = CGRect(x: 16, y: view.bounds.midY + 34, width: max(0, view.bounds.width - 32), height: 24)
    }

    private func toggle() {
        guard let player else { return }
        if player.rate == 0 { player.play() } else { player.pause() }
        update()
    }

    private func update() {
        guard isViewLoaded else { return }
        film.player = player
        let isDark = player?.currentItem?.presentationSize == .zero
        (button.isHidden, name.isHidden) = (!showsPlaybackControls, !showsPlaybackControls || !isDark)
        button.setImage(UIImage(systemName: player?.rate ?? 0 == 0 ? "play.fill" : "pause.fill"), for: .normal)
        name.text = (player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent
    }
}

/// Members of `AVPlayerViewController` that selectors, keys and nibs name.
let playerControllerMembers = MemberTable(inheriting: UIViewController.memberTable) {
    $0.property("player", \AVPlayerViewController.player)
    $0.property("showsPlaybackControls", \AVPlayerViewController.showsPlaybackControls, nib: .flag)
    $0.property("allowsPictureInPicturePlayback", \AVPlayerViewController.allowsPictureInPicturePlayback, nib: .flag)
    $0.ignoredAttributes("videoGravity", "canStartPictureInPictureAutomaticallyFromInline")
    $0.ignoredChildren("player")
}

extension AVPlayerViewController: nonisolated MemberTableExtender {}

/// The methods by which a controller reports; all are optional, and none is called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the film is about to be shown above other apps.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Tells the delegate that the film is shown above other apps no more.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    /// The default implementation; does nothing.
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// The default implementation; does nothing.
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
