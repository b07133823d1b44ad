extension UIPresentationController {
    /// Returns the transition for the modal transition style.
    func systemAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch presentedViewController.modalTransitionStyle {
        case .flipHorizontal: FlipTransition(isDismissal: isDismissal)
        case .crossDissolve: DissolveTransition(isDismissal: isDismissal)
        case .partialCurl: UncoverTransition(isDismissal: isDismissal)
        case .coverVertical: CoverTransition(isDismissal: isDismissal)
        @unknown default: CoverTransition(isDismissal: isDismissal)
        }
    }
}
