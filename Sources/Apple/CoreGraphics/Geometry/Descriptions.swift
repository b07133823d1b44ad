public import Foundation

// Foundation's geometry has no descriptions on Linux: `print` would show the names of the types only.

extension CGPoint: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
    /// The two coordinates in parentheses.
    public var debugDescription: String { "(\(x.native), \(y.native))" }
    /// The two coordinates by their names.
    public var customMirror: Mirror { Mirror(self, children: ["x": x, "y": y], displayStyle: .struct) }
}

extension CGSize: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
    /// Width and height in parentheses.
    public var debugDescription: String { "(\(width.native), \(height.native))" }
    /// Width and height by their names.
    public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height], displayStyle: .struct) }
}

extension CGRect: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
    /// The origin's two coordinates, width and height in parentheses.
    public var debugDescription: String { "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))" }
    /// Origin and size by their names.
    public var customMirror: Mirror { Mirror(self, children: ["origin": origin, "size": size], displayStyle: .struct) }
}
