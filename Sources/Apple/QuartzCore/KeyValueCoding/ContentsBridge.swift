import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

// Core Animation keeps any object as the contents of a layer and draws images only. The scene knows pictures only, so another object travels in a
// picture that represents it.

extension Value {
    /// Converts contents of a layer: an image, nothing, or an object that is kept and not drawn.
    init(contents: Any?) {
        switch contents {
        case let image as CGImage: self = .picture(image.picture)
        case nil, is NSNull: self = .null
        case let object?: self = .picture(Picture(representing: KeptObject(object: object)))
        }
    }

    /// The picture, if the value is one.
    var picture: Picture? {
        guard case .picture(let picture) = self else { return nil }
        return picture
    }
}

extension Picture {
    /// The object that the picture represents; nil for pictures that are drawn.
    var object: Any? { (represented as? KeptObject)?.object }
}

/// An object of the app, which is returned to it and never looked at.
private struct KeptObject: @unchecked Sendable {
    let object: Any
}
