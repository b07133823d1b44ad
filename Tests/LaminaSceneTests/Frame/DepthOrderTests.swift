import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaScene

@Suite struct DepthOrderTests {
    /// Squares that lean in all directions through each other, seen without perspective.
    private func squares(seed: UInt64) -> [SpacePolygon] {
        var random = Random(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { random.number(range) }
        return (0..<7).map { _ in
            let turn = Transform3D.rotation(number(-1.3...1.3), number(-1...1), number(-1...1), 0.2)
            let placed = turn.followed(by: .translation(number(-40...40), number(-40...40), number(-40...40)))
            return SpacePolygon(Rect(-50, -50, 100, 100).corners.map { SpacePoint($0, placedBy: placed) })
        }
    }

    private func backToFront(_ squares: [SpacePolygon], _ order: inout DepthOrder) -> [DepthOrder.Fragment] {
        var sorted: [DepthOrder.Fragment] = []
        order.forEachFrontToBack(squares, margin: 10) { sorted.append($0) }
        return sorted.reversed()
    }

    /// Whether a place lies well inside a convex polygon.
    private func contains(_ polygon: [Point], _ place: Point) -> Bool {
        let turns = polygon.indices.map { index in
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            return (b - a).cross(place - a)
        }
        return turns.allSatisfy { $0 > 1 } || turns.allSatisfy { $0 < -1 }
    }

    /// The z of a plane above a place.
    private func depth(_ plane: SpacePlane, at place: Point) -> Double {
        let (p, n) = (plane.origin, plane.normal)
        return p.z - ((place.x - p.x) * n.x + (place.y - p.y) * n.y) / n.z
    }

    @Test(arguments: 1...30)
    func whatStandsLaterIsNowhereBehind(seed: UInt64) throws {
        let squares = squares(seed: seed)
        var order = DepthOrder()
        let sorted = backToFront(squares, &order)
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

    @Test func everyPlaceInAndAroundAPlaneBelongsToOneOfItsFragments() {
        let flat = SpacePolygon(Rect(-50, -50, 100, 100).corners.map { SpacePoint($0, placedBy: .identity) })
        let turned = SpacePolygon(Rect(-20, -20, 40, 40).corners.map { SpacePoint($0, placedBy: .rotation(1, 0, 1, 0)) })
        var order = DepthOrder()
        let parts = backToFront([flat, turned], &order).filter { $0.index == 1 }.compactMap(\.polygon)
        #expect(parts.count == 2)
        var random = Random(seed: 5)
        for _ in 0..<200 {
            let place = Point(random.number(-19...19), random.number(-28...28))
            guard abs(place.x) > 1.01 else { continue }
            #expect(parts.count { contains($0, place) } == 1, "\(place)")
        }
    }

    @Test func anOrderThatWasUsedBeforeSortsTheSame() {
        var used = DepthOrder()
        for seed in 1...10 as ClosedRange<UInt64> {
            var fresh = DepthOrder()
            let (mine, wanted) = (backToFront(squares(seed: seed), &used), backToFront(squares(seed: seed), &fresh))
            #expect(mine.map(\.index) == wanted.map(\.index))
            #expect(mine.map(\.polygon) == wanted.map(\.polygon))
        }
    }
}
