public import Foundation
import QuartzCore

/// The progress of a press towards a preview, and of the same press towards its commitment.
///
/// Apple's devices measure the force of the press. Here its duration counts: the preview begins after 0.2 s and each of the two transitions takes 0.4
/// s.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view whose presses count.
    open private(set) weak var view: UIView?
    /// The object that hears of the progress.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    private let press = UILongPressGestureRecognizer()
    private var link: CADisplayLink?
    private var start = 0.0
    private var phase = Phase.idle

    /// The part of the press.
    private enum Phase {
        case idle, preview, commit, over
    }

    private static let delay = 0.2
    private static let duration = 0.4

    /// Creates an interaction with a view.
    public init(view: UIView) {
        self.view = view
        super.init()
        press.minimumPressDuration = Self.delay
        press.cancelsTouchesInView = false
        press.addHandler { [weak self] _ in self?.pressChanged() }
        view.addGestureRecognizer(press)
    }

    isolated deinit { press.view?.removeGestureRecognizer(press) }

    /// Returns the place of the press.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let place = press.location(in: view)
        return coordinateSpace.map { view.convert(place, to: $0) } ?? place
    }

    /// Ends the interaction.
    open func cancel() {
        guard phase != .idle else { return }
        finish()
        delegate?.previewInteractionDidCancel(self)
    }

    private func pressChanged() {
        switch press.state {
        case .began: begin()
        case .ended, .cancelled, .failed:
            // A press that reached its commitment is over already.
            if phase == .over { finish() } else { cancel() }
        default: break
        }
    }

    private func begin() {
        guard delegate?.previewInteractionShouldBegin(self) ?? true else { return }
        (phase, start) = (.preview, CACurrentMediaTime())
        let link = CADisplayLink { [weak self] link in
            // The link is added to the main run loop below, so the closure runs on the main thread.
            MainActor.assumeIsolated { self?.tick(at: link.timestamp) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
        delegate?.previewInteraction(self, didUpdatePreviewTransition: 0, ended: false)
    }

    /// Reports the progress at a media time.
    package func tick(at time: Double) {
        // A microsecond of tolerance: hours after the system's start, differences of media times are rounded, and the last tick would miss the end.
        let isComplete = time - start > Self.duration - 1e-6
        let progress = isComplete ? 1 : max((time - start) / Self.duration, 0)
        switch phase {
        case .preview: delegate?.previewInteraction(self, didUpdatePreviewTransition: CGFloat(progress), ended: progress == 1)
        case .commit: delegate?.previewInteraction(self, didUpdateCommitTransition: CGFloat(progress), ended: progress == 1)
        case .idle, .over: break
        }
        guard progress == 1, phase == .preview || phase == .commit else { return }
        (phase, start) = (phase == .preview ? .commit : .over, time)
        if phase == .over { link?.invalidate() }
    }

    private func finish() {
        phase = .idle
        link?.invalidate()
        link = nil
    }
}

/// The methods by which an interaction reports its progress; the second and third are optional.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Reports the progress towards the preview, from 0 to 1.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Reports that the press ended before its commitment.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Asks whether a press may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Reports the progress towards the commitment, from 0 to 1.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    /// The default implementation; returns true.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// The default implementation; does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
