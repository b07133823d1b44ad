import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaScene

@Suite struct DepthOrderTests {
    /// Returns randomly rotated squares that intersect each other, without perspective.
    private func squares(seed: UInt64) -> [SpacePolygon] {
        var random = Random(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { random.number(range) }
        return (0..<7).map { _ in
            let turn = Transform3D.rotation(number(-1.3...1.3), number(-1...1), number(-1...1), 0.2)
            let placed = turn.followed(by: .translation(number(-40...40), number(-40...40), number(-40...40)))
            return SpacePolygon(Rect(-50, -50, 100, 100).corners.map { SpacePoint($0, placedBy: placed) })
        }
    }

    private func backToFront(_ squares: [SpacePolygon]) -> [DepthOrder.Fragment] {
        DepthOrder.frontToBack(squares, margin: 10).reversed()
    }

    /// Returns true when a point lies clearly inside a convex polygon.
    private func contains(_ polygon: [Point], _ place: Point) -> Bool {
        let turns = polygon.indices.map { index in
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            return (b - a).cross(place - a)
        }
        return turns.allSatisfy { $0 > 1 } || turns.allSatisfy { $0 < -1 }
    }

    /// Returns the z coordinate of a plane at an (x, y) position.
    private func depth(_ plane: SpacePlane, at place: Point) -> Double {
        let (p, n) = (plane.origin, plane.normal)
        return p.z - ((place.x - p.x) * n.x + (place.y - p.y) * n.y) / n.z
    }

    @Test(arguments: 1...30)
    func laterItemsAreNeverBehindEarlierOnes(seed: UInt64) throws {
        let squares = squares(seed: seed)
        let sorted = backToFront(squares)
        var random = Random(seed: seed &+ 99)
        for _ in 0..<200 {
            let place = Point(random.number(-90...90), random.number(-90...90))
            let depths = try sorted.compactMap { fragment -> Double? in
                let outline = squares[fragment.index].outline
                let isInside = contains(outline, place) && contains(fragment.polygon ?? outline, place)
                return isInside ? depth(try #require(squares[fragment.index].plane), at: place) : nil
            }
            #expect(zip(depths, depths.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(place)")
        }
    }

    @Test func fragmentsOfAPlaneCoverItWithoutOverlap() {
        let flat = SpacePolygon(Rect(-50, -50, 100, 100).corners.map { SpacePoint($0, placedBy: .identity) })
        let turned = SpacePolygon(Rect(-20, -20, 40, 40).corners.map { SpacePoint($0, placedBy: .rotation(1, 0, 1, 0)) })
        let parts = backToFront([flat, turned]).filter { $0.index == 1 }.compactMap(\.polygon)
        #expect(parts.count == 2)
        var random = Random(seed: 5)
        for _ in 0..<200 {
            let place = Point(random.number(-19...19), random.number(-28...28))
            guard abs(place.x) > 1.01 else { continue }
            #expect(parts.count { contains($0, place) } == 1, "\(place)")
        }
    }

    private func perspective(_ distance: Double) -> Transform3D {
        var result = Transform3D.identity
        result.m34 = -1 / distance
        return result
    }

    /// Returns quadrilaterals of all sizes and orientations, up to 10⁵ from the origin, some of them behind the eye.
    private func farSquares(seed: UInt64) -> [SpacePolygon] {
        var random = Random(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { random.number(range) }
        return (0..<Int(number(2...24))).map { _ in
            let side = [1, 100, 1e4, 1e5][Int(number(0...3.99))]
            let turn = Transform3D.rotation(number(-3...3), number(-1...1), number(-1...1), number(-1...1))
            var placed = turn.followed(by: .translation(number(-1e5...1e5), number(-1e5...1e5), number(-1e5...1e5)))
            if seed.isMultiple(of: 2) { placed = placed.followed(by: perspective(number(100...1e5))) }
            return SpacePolygon(Rect(-side / 2, -side / 2, side, side).corners.map { SpacePoint($0, placedBy: placed) })
        }
    }

    @Test func everyOneOf2000DistantScenesStaysWithinTheLimitOfCuts() {
        for seed in 1...2000 as ClosedRange<UInt64> {
            let squares = farSquares(seed: seed)
            let count = backToFront(squares).count
            #expect(count <= squares.count + DepthOrder.mostCuts, "\(seed)")
        }
    }

    @Test(arguments: [1e12, 1e100, 1e300, .infinity, .nan])
    func planesAtAnyDistanceAreSorted(depth: Double) {
        let squares = [0, depth, depth / 3].map { z in
            let turned = Transform3D.rotation(0.7, 1, 0.3, 0).followed(by: .translation(0, 0, z))
            return SpacePolygon(Rect(-50, -50, 100, 100).corners.map { SpacePoint($0, placedBy: turned) })
        }
        #expect(backToFront(squares).count <= 3 + DepthOrder.mostCuts)
    }

    @Test func beyondTheLimitOfCutsPlanesStayWhole() {
        // Two families of 200 thin planes: without a bound, every plane of the first would be cut by every plane of the second.
        let squares = (0..<400).map { index in
            let isSecond = index >= 200
            let turn = Transform3D.rotation(0.01 + Double(index % 200) * 0.007, isSecond ? 1 : 0, isSecond ? 0 : 1, 0)
            let placed = turn.followed(by: .translation(Double(index), Double(index), Double(index % 7)))
            return SpacePolygon(Rect(-5000, -5000, 10000, 10000).corners.map { SpacePoint($0, placedBy: placed) })
        }
        let sorted = backToFront(squares)
        #expect(sorted.count <= squares.count + DepthOrder.mostCuts)
        #expect(Set(sorted.map(\.index)).count == squares.count)
    }
}
