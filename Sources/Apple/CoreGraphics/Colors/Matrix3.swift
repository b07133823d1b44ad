/// Three numbers: linear colour components or CIE XYZ.
struct Vector3: Sendable, Hashable {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    func map(_ transform: (Double) -> Double) -> Vector3 { Vector3(transform(x), transform(y), transform(z)) }

    static func * (vector: Vector3, factor: Double) -> Vector3 { vector.map { $0 * factor } }
    static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }

    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }
    func cross(_ other: Vector3) -> Vector3 {
        Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}

/// A 3×3 matrix that maps colours as column vectors.
struct Matrix3: Sendable, Hashable {
    let first: Vector3
    let second: Vector3
    let third: Vector3

    static let identity = Matrix3(columns: Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1))

    init(columns first: Vector3, _ second: Vector3, _ third: Vector3) {
        self.first = first
        self.second = second
        self.third = third
    }

    var isFinite: Bool { first.isFinite && second.isFinite && third.isFinite }

    static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
        matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
    }

    static func * (a: Matrix3, b: Matrix3) -> Matrix3 { Matrix3(columns: a * b.first, a * b.second, a * b.third) }

    /// The inverse, computed from cofactors; infinite or NaN for a singular matrix, which no set of primaries has.
    var inverse: Matrix3 {
        let rows = (second.cross(third), third.cross(first), first.cross(second))
        let scale = 1 / first.dot(rows.0)
        return Matrix3(
            columns: Vector3(rows.0.x, rows.1.x, rows.2.x) * scale, Vector3(rows.0.y, rows.1.y, rows.2.y) * scale,
            Vector3(rows.0.z, rows.1.z, rows.2.z) * scale)
    }
}
