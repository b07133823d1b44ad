extension UIKeyboardAppearance {
    /// The dark keyboard, by its name from before iOS 7.
    public static let alert = dark
}
