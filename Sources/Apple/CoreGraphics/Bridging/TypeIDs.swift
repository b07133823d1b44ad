// Core Foundation identifies a class by a number. Here the number is the address of the class's metadata, which differs for every class.

extension CGColor {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGColorConversionInfo {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGColorSpace {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGContext {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGDataConsumer {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGDataProvider {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGFont {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGFunction {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGGradient {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGImage {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGLayer {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGPath {
    /// The number that identifies the class, and `CGMutablePath`.
    public class var typeID: CFTypeID { identifier(of: CGPath.self) }
}

extension CGPattern {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

extension CGShading {
    /// The number that identifies the class.
    public class var typeID: CFTypeID { identifier(of: self) }
}

private func identifier(of type: AnyClass) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }
