package import LaminaPrimitives

extension Transform3D {
    /// Turns about x, then y, then z, in radians; setting them keeps the other parts.
    package var eulerAngles: Vector3 {
        get { TransformParts(flattening: self)?.rotation.eulerAngles ?? Vector3(0, 0, 0) }
        set { change { $0.rotation = Quaternion(eulerAngles: newValue) } }
    }

    /// The factors along the layer's own axes; setting them keeps the other parts.
    package var scaleFactors: Vector3 {
        get { TransformParts(flattening: self)?.scale ?? Vector3(0, 0, 0) }
        set { change { $0.scale = newValue } }
    }

    /// How far the origin moves; setting it keeps the other parts.
    package var displacement: Vector3 {
        get { TransformParts(flattening: self)?.translation ?? Vector3(m41, m42, m43) }
        set { change { $0.translation = newValue } }
    }

    /// The mean of the three factors; setting it sets all three.
    package var uniformScale: Double {
        get { scaleFactors.sum() / 3 }
        set { scaleFactors = Vector3(repeating: newValue) }
    }

    /// The displacement in the plane; setting it keeps the third coordinate.
    package var planeDisplacement: Size {
        get { Size(displacement.x, displacement.y) }
        set { displacement = Vector3(newValue.width, newValue.height, displacement.z) }
    }

    package static let components: [String: any ComponentOf<Transform3D>] = [
        "rotation": Component(\Transform3D.eulerAngles.z),
        "rotation.x": Component(\Transform3D.eulerAngles.x),
        "rotation.y": Component(\Transform3D.eulerAngles.y),
        "rotation.z": Component(\Transform3D.eulerAngles.z),
        "scale": Component(\Transform3D.uniformScale),
        "scale.x": Component(\Transform3D.scaleFactors.x),
        "scale.y": Component(\Transform3D.scaleFactors.y),
        "scale.z": Component(\Transform3D.scaleFactors.z),
        "translation": Component(\Transform3D.planeDisplacement),
        "translation.x": Component(\Transform3D.displacement.x),
        "translation.y": Component(\Transform3D.displacement.y),
        "translation.z": Component(\Transform3D.displacement.z),
    ]

    /// A transform that cannot be taken apart stays as it is.
    private mutating func change(_ part: (inout TransformParts) -> Void) {
        guard var parts = TransformParts(flattening: self) else { return }
        part(&parts)
        self = parts.transform
    }
}
