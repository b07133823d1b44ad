extension UIViewController {
    /// Shows `contentUnavailableConfiguration` over the view, once there is one.
    func showUnavailableContent() {
        guard let view = viewIfLoaded else { return }
        let wanted = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState)
        if let wanted, let shown = unavailableContent, shown.superview === view, shown.supports(wanted) { return shown.configuration = wanted }
        unavailableContent?.removeFromSuperview()
        unavailableContent = wanted?.makeContentView()
        guard let content = unavailableContent else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}
