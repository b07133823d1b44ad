import LaminaPrimitives
import Testing

/// Returns the projection of a plane rotated about the y axis, seen by a camera 100 units above it.
private func turned(_ angle: Double) -> Projection {
    var perspective = Transform3D()
    perspective.m34 = -1.0 / 100
    return Transform3D.rotation(angle, 0, 1, 0).followed(by: perspective).projection
}

private let circle = RoundedRect(Rect(-40, -40, 80, 80), radius: 40).path

@Test func aProjectionWithoutPerspectiveKeepsCurves() {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    #expect(circle.projected(by: Projection(map), tolerance: 0.1) == circle.mapped(by: map))
}

@Test func projectedCurvesStayWithinTheTolerance() throws {
    let map = turned(1)
    let picture = circle.projected(by: map, tolerance: 0.05)
    let back = try #require(map.inverse)
    for point in picture.points { #expect(abs(back(point).length - 40) < 0.02) }
    // The middle of each line is checked too: it deviates by at most the tolerance, which the inverse enlarges at most four times here.
    for (a, b) in zip(picture.points, picture.points.dropFirst()) {
        #expect(abs(back(a.interpolated(to: b, at: 0.5)).length - 40) < 0.2)
    }
}

@Test func thePartBehindTheEyeIsClipped() throws {
    let map = turned(1.2)
    var wide = Path()
    for corner in Rect(-400, -10, 800, 20).corners.array {
        if wide.isEmpty { wide.move(to: corner) } else { wide.addLine(to: corner) }
    }
    wide.close()
    let picture = wide.projected(by: map, tolerance: 0.1)
    #expect(picture.points.count == 4)
    #expect(picture.points.allSatisfy { $0.isFinite })
    let back = try #require(map.inverse)
    for point in picture.points { #expect(map.weight(back(point)) >= Projection.nearWeight * 0.999) }
}

@Test func aPathBehindTheEyeProjectsToNothing() {
    var line = Path()
    line.move(to: Point(-500, 0))
    line.addLine(to: Point(-400, 10))
    line.addQuad(to: Point(-400, 50), control: Point(-300, 20))
    line.close()
    #expect(turned(1.2).weight(Point(-300, 20)) < 0 || turned(-1.2).weight(Point(-300, 20)) < 0)
    let map = turned(1.2).weight(Point(-300, 20)) < 0 ? turned(1.2) : turned(-1.2)
    #expect(line.projected(by: map, tolerance: 0.1).isEmpty)
}
