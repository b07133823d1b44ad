/// An object whose class decodes its own values while a subclass is not complete yet.
///
/// Apple's classes decode the values of a nib in `init(coder:)` without their setters, so an override in a subclass is not called before the subclass's
/// own part of `init(coder:)`. A text field with a label of its own relies on it:
///
///     class LabelledField: UITextField {
///         var label: UILabel!
///         override var text: String? { didSet { label.isHidden = text == "" } }   // a nib with a text would end the app
///         required init?(coder: NSCoder) {
///             super.init(coder: coder)                                            // the nib's text is set here
///             label = UILabel()
///         }
///     }
///
/// A table's rows set properties by key paths, which reach overrides. During one assignment the object has the framework's class: in Swift the first
/// word of an object is its class, and the fields of a superclass stand at the same places. Values are read before. Values that are objects of the nib
/// are set with the own class: what they do meanwhile may ask for it.
///
/// Rejected: a second, final property beside each that a nib contains, because rows of superclasses and overrides of the framework itself would need
/// them too; setting the values after `init(coder:)`, where subclasses have read them already.
@MainActor
enum DecodedObject {
    /// Runs an assignment while an object is of the class that decodes it; a nil class leaves the object as it is.
    static func run(_ object: AnyObject, as type: AnyClass?, _ body: () -> Void) {
        guard let type, Swift.type(of: object) != type else { return body() }
        // Unsafe: the object is of a subclass, whose memory begins with that of `type`, and gets its class back after the assignment.
        let place = unsafe UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let own = unsafe place.load(as: UInt.self)
        unsafe place.storeBytes(of: unsafeBitCast(type, to: UInt.self), as: UInt.self)
        defer { unsafe place.storeBytes(of: own, as: UInt.self) }
        body()
    }
}
