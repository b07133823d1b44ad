package import LaminaPrimitives

/// A function from one or three animated numbers to a transform; the values of `CAValueFunctionName`.
package enum ValueFunction: String, Sendable, Hashable, CaseIterable {
    case rotateX
    case rotateY
    case rotateZ
    case scale
    case scaleX
    case scaleY
    case scaleZ
    case translate
    case translateX
    case translateY
    case translateZ

    /// The number of inputs: 1 or 3.
    package var inputCount: Int { self == .scale || self == .translate ? 3 : 1 }

    /// The transform for an input.
    ///
    /// - Parameter input: The three inputs; a function of one number reads `x`.
    package func callAsFunction(_ input: Vector3) -> Transform3D {
        switch self {
        case .rotateX: .rotation(input.x, 1, 0, 0)
        case .rotateY: .rotation(input.x, 0, 1, 0)
        case .rotateZ: .rotation(input.x, 0, 0, 1)
        case .scale: .scale(input.x, input.y, input.z)
        case .scaleX: .scale(input.x, 1, 1)
        case .scaleY: .scale(1, input.x, 1)
        case .scaleZ: .scale(1, 1, input.x)
        case .translate: .translation(input.x, input.y, input.z)
        case .translateX: .translation(input.x, 0, 0)
        case .translateY: .translation(0, input.x, 0)
        case .translateZ: .translation(0, 0, input.x)
        }
    }

    /// The inputs that the transform's own parts correspond to; an animation without a start value begins there.
    package func input(from transform: Transform3D) -> Vector3 {
        switch self {
        case .rotateX: Vector3(transform.eulerAngles.x, 0, 0)
        case .rotateY: Vector3(transform.eulerAngles.y, 0, 0)
        case .rotateZ: Vector3(transform.eulerAngles.z, 0, 0)
        case .scale: transform.scaleFactors
        case .scaleX: Vector3(transform.scaleFactors.x, 0, 0)
        case .scaleY: Vector3(transform.scaleFactors.y, 0, 0)
        case .scaleZ: Vector3(transform.scaleFactors.z, 0, 0)
        case .translate: transform.displacement
        case .translateX: Vector3(transform.displacement.x, 0, 0)
        case .translateY: Vector3(transform.displacement.y, 0, 0)
        case .translateZ: Vector3(transform.displacement.z, 0, 0)
        }
    }
}
