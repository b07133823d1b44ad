extension UIImage {
    /// The app's icon for desktops: `AppIcon.png` in its resources; nil when it has none.
    package static var appIcon: UIImage? { NamedImages.find("AppIcon", in: nil) }
}
