extension Path {
    /// Returns the connected parts of the inside, each with its holes.
    ///
    /// Parts that touch in single points are separate. Each is a path as `combined` returns it.
    ///
    /// - Returns: Nil when the path crosses itself too often.
    package func components(rule: FillRule) -> [Path]? {
        // The boundary's own arrangement: it has no crossings, and each of its edges has the inside on one side.
        guard let boundary = combined(.union, with: Path(), rule: rule), let arrangement = Arrangement(boundary.outline, []) else { return nil }
        var sweep = EdgeSweep(arrangement.vertices.points, RegionEdges(arrangement, firstIsLine: false).edges)
        sweep.sweep()
        return boundary.grouped(arrangement, sweep)
    }

    /// Puts each loop of a boundary into the component to whose inside its lowest edge belongs.
    private func grouped(_ arrangement: Arrangement, _ sweep: EdgeSweep) -> [Path] {
        var tracer = LoopTracer(arrangement, sweep.edges) { $0.first != 0 }
        let loops = tracer.trace().map { loop in loop.map { (way: $0, edge: tracer.edge($0)) } }
        var loopOfEdge = [Int](repeating: -1, count: sweep.edges.count)
        for (index, loop) in loops.enumerated() { for item in loop { loopOfEdge[item.edge] = index } }
        // A hole's lowest edge begins with the inside on its left, so that the edge to the left belongs to the same component. Edges begin in
        // the order of the sweep, so loops are visited from their lowest vertices upwards.
        var componentOfLoop = [Int](repeating: -1, count: loops.count)
        var components: [Path] = []
        for edge in sweep.beginOrder where loopOfEdge[edge] >= 0 && componentOfLoop[loopOfEdge[edge]] < 0 {
            let loop = loopOfEdge[edge]
            let neighbour = Int(sweep.leftNeighbours[edge])
            // An edge whose two sides are alike after rounding belongs to no loop.
            let isInside = neighbour >= 0 && loopOfEdge[neighbour] >= 0 && sweep.edges[edge].left.first != 0
            let enclosing = isInside ? componentOfLoop[loopOfEdge[neighbour]] : -1
            componentOfLoop[loop] = enclosing >= 0 ? enclosing : components.count
            if enclosing < 0 { components.append(Path()) }
            let parts = loops[loop].map { tracer.part($0.way) }
            components[componentOfLoop[loop]].addLoop(parts.joinedAround, of: arrangement.sources)
        }
        return components
    }
}
