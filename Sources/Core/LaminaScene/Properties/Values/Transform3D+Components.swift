package import LaminaPrimitives

extension Transform3D {
    /// The angles about x, then y, then z, in radians; setting them keeps the other parts.
    package var eulerAngles: Vector3 {
        get { TransformParts(flattening: self)?.rotation.eulerAngles ?? Vector3(0, 0, 0) }
        set { change { $0.rotation = Quaternion(eulerAngles: newValue) } }
    }

    /// The scale factors along the layer's own axes; setting them keeps the other parts.
    package var scaleFactors: Vector3 {
        get { TransformParts(flattening: self)?.scale ?? Vector3(0, 0, 0) }
        set { change { $0.scale = newValue } }
    }

    /// The translation, in points; setting it keeps the other parts.
    package var displacement: Vector3 {
        get { TransformParts(flattening: self)?.translation ?? Vector3(m41, m42, m43) }
        set { change { $0.translation = newValue } }
    }

    /// The mean of the three scale factors; setting it sets all three.
    package var uniformScale: Double {
        get { scaleFactors.sum() / 3 }
        set { scaleFactors = Vector3(repeating: newValue) }
    }

    /// The translation in the plane; setting it keeps the translation along z.
    package var planeDisplacement: Size {
        get { Size(displacement.x, displacement.y) }
        set { displacement = Vector3(newValue.width, newValue.height, displacement.z) }
    }

    package static let components: [String: any ComponentOf<Transform3D>] = [
        "rotation": Component(of: Transform3D.self, { $0.eulerAngles.z }, { $0.eulerAngles.z = $1 }),
        "rotation.x": Component(of: Transform3D.self, depth: .tilt, { $0.eulerAngles.x }, { $0.eulerAngles.x = $1 }),
        "rotation.y": Component(of: Transform3D.self, depth: .tilt, { $0.eulerAngles.y }, { $0.eulerAngles.y = $1 }),
        "rotation.z": Component(of: Transform3D.self, { $0.eulerAngles.z }, { $0.eulerAngles.z = $1 }),
        "scale": Component(of: Transform3D.self, depth: .scale, { $0.uniformScale }, { $0.uniformScale = $1 }),
        "scale.x": Component(of: Transform3D.self, { $0.scaleFactors.x }, { $0.scaleFactors.x = $1 }),
        "scale.y": Component(of: Transform3D.self, { $0.scaleFactors.y }, { $0.scaleFactors.y = $1 }),
        "scale.z": Component(of: Transform3D.self, depth: .scale, { $0.scaleFactors.z }, { $0.scaleFactors.z = $1 }),
        // The name is not in Apple's documentation, but states in CAML set it.
        "scale.xy": Component(
            of: Transform3D.self, { ($0.scaleFactors.x + $0.scaleFactors.y) / 2 },
            { $0.scaleFactors = Vector3($1, $1, $0.scaleFactors.z) }),
        "translation": Component(of: Transform3D.self, { $0.planeDisplacement }, { $0.planeDisplacement = $1 }),
        "translation.x": Component(of: Transform3D.self, { $0.displacement.x }, { $0.displacement.x = $1 }),
        "translation.y": Component(of: Transform3D.self, { $0.displacement.y }, { $0.displacement.y = $1 }),
        "translation.z": Component(of: Transform3D.self, depth: .tilt, { $0.displacement.z }, { $0.displacement.z = $1 }),
    ]

    /// Changes one part of the decomposed transform; does nothing if the transform cannot be decomposed.
    private mutating func change(_ part: (inout TransformParts) -> Void) {
        guard var parts = TransformParts(flattening: self) else { return }
        part(&parts)
        self = parts.transform
    }
}
