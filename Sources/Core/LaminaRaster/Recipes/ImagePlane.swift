package import LaminaPrimitives

/// The pixels of a part of a recipe's plane: red, green, blue and alpha, premultiplied, as floats without limits.
///
/// The plane's y axis points up, as Core Image's does, so the first row is the lowest one.
package struct ImagePlane: Sendable {
    /// The pixels that the part covers; pixel (x, y) is the square from (x, y) to (x + 1, y + 1).
    package let area: PixelRect
    /// The pixels, row by row from the lowest.
    package var pixels: [SIMD4<Float>]

    /// Creates a part of one colour, by default clear.
    package init(_ area: PixelRect, fill: SIMD4<Float> = .zero) {
        self.area = area.isEmpty ? .empty : area
        pixels = Array(repeating: fill, count: area.area)
    }

    /// Creates a part whose pixels are computed from their positions, row by row.
    init(_ area: PixelRect, _ color: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.area = area.isEmpty ? .empty : area
        pixels = []
        pixels.reserveCapacity(area.area)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY { for x in area.minX..<area.maxX { pixels.append(color(x, y)) } }
    }

    /// The pixel at a position; clear outside.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return .zero }
        return pixels[(y - area.minY) * area.width + x - area.minX]
    }

    /// Replaces each pixel.
    mutating func change(_ map: (SIMD4<Float>) -> SIMD4<Float>) {
        for index in pixels.indices { pixels[index] = map(pixels[index]) }
    }

    /// Replaces each pixel by a map of its straight colour; alpha comes from the map too.
    mutating func changeStraight(_ map: (SIMD4<Float>) -> SIMD4<Float>) {
        change { map($0.straight).premultiplied }
    }

    /// Returns the part inside another area; pixels that are not here are clear.
    func cropped(to part: PixelRect) -> ImagePlane {
        guard part != area else { return self }
        return ImagePlane(part) { self[$0, $1] }
    }

    /// The colour between pixels, mixed from the four whose centres are nearest.
    func color(at point: Point) -> SIMD4<Float> {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (column, row) = (x.rounded(.down), y.rounded(.down))
        guard abs(column) < 1e9, abs(row) < 1e9 else { return .zero }
        let (right, up) = (Float(x - column), Float(y - row))
        let (left, low) = (Int(column), Int(row))
        let below = self[left, low] * (1 - right) + self[left + 1, low] * right
        let above = self[left, low + 1] * (1 - right) + self[left + 1, low + 1] * right
        return below * (1 - up) + above * up
    }
}

extension SIMD4<Float> {
    /// A premultiplied colour divided by its alpha; clear stays clear.
    var straight: SIMD4<Float> {
        guard w > 0, w != 1 else { return self }
        return SIMD4(x / w, y / w, z / w, w)
    }

    /// A straight colour times its alpha.
    var premultiplied: SIMD4<Float> { w == 1 ? self : SIMD4(x * w, y * w, z * w, w) }
}
