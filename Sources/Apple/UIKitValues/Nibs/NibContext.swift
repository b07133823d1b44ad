package import LaminaMarkup

/// The nib that a member's value is read from: its colours, images, fonts and objects.
@MainActor
package protocol NibContext {
    /// The nib's named colours, as their elements, by name.
    var colors: [String: NibElement] { get }
    /// The size of the view whose subviews are being built; nil for the outermost objects.
    var containerSize: CGSize? { get }
    /// The class whose `init(coder:)` is decoding an object; nil after the object's own `init(coder:)`, when overrides of its properties are called.
    func decoder(of object: AnyObject) -> AnyClass?
    /// Returns an image by name; nil, after a warning, when there is none.
    func image(_ name: String, for element: NibElement) -> UIImage?
    /// Returns the font of a description; a named font that is missing is replaced by the system font, with a warning.
    func font(_ element: NibElement) -> UIFont
    /// Creates the object of an element; nil, after a warning, for an unknown element or class.
    func object(for element: NibElement) -> AnyObject?
    /// Registers an object under the id of its element; always true.
    @discardableResult
    func register(_ object: AnyObject, for element: NibElement) -> Bool
    /// Configures an object that its parent created itself, such as a cell's content view; always true.
    func adopt(_ object: AnyObject, from element: NibElement) -> Bool
}

extension NibContext {
    /// Sets values of an object; overrides in subclasses are not called while its `init(coder:)` runs.
    ///
    /// - Returns: Always true, so that a setting can end with this call.
    package func set(_ object: AnyObject, _ assign: () -> Void) -> Bool {
        DecodedObject.run(object, as: decoder(of: object), assign)
        return true
    }
}
