import LaminaPrimitives

/// The project's own type; Foundation has one of the same name.
typealias AffineTransform = LaminaPrimitives.AffineTransform
