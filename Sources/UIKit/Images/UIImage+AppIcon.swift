extension UIImage {
    /// The picture by which desktops show the app: `AppIcon.png` among its resources; nil when it has none.
    package static var appIcon: UIImage? { NamedImages.find("AppIcon", in: nil) }
}
