extension UIImage {
    /// The app's icon for desktops: the image `AppIcon.png` in the app's resources; nil when there is no such image.
    package static var appIcon: UIImage? { NamedImages.find("AppIcon", in: nil) }
}
