package import LaminaScene

extension EmitterCell: Recordable {
    package init(_ old: EmitterCell?, in form: inout some RecordForm) throws(RecordError) {
        try form.enter()
        self.init()
        let changed = old.map { cell in Self.properties.rows.filter { $0.value(in: cell) != $0.value(in: EmitterCell()) } }
        let count = try form.count(changed?.count)
        for index in 0..<count {
            let name = try form.text(changed?[index].name)
            guard let row = Self.properties[name] else { throw .unknownProperty(name) }
            let value: Value = try form.value(old.map { row.value(in: $0) })
            guard row.set(value, in: &self) else { throw .unsuitable(name) }
        }
        cells = try form.list(old?.cells)
        form.leave()
    }
}

extension EmissionHistory: Recordable {
    package init(_ old: EmissionHistory?, in form: inout some RecordForm) throws(RecordError) {
        let count = try form.count(old?.pieces.count)
        var pieces: [EmissionPiece] = []
        for index in 0..<count { pieces.append(try form.piece(old?.pieces[index])) }
        guard zip(pieces, pieces.dropFirst()).allSatisfy({ $0.begin < $1.begin }) else { throw .unsuitable("the order of emissions") }
        self.init(pieces: pieces)
    }
}

extension EmissionPiece: RecordedObject {
    package static func recorded(_ old: EmissionPiece?, in form: inout some RecordForm) throws(RecordError) -> EmissionPiece {
        let begin = try form.time(old?.begin)
        let state = try form.state(old?.state)
        let animations = try form.animations(old?.animations)
        let counts: [Double] = try form.list(old?.counts)
        guard begin.isFinite, counts.allSatisfy(\.isFinite) else { throw .notANumber("an emission") }
        return old ?? EmissionPiece(begin: begin, state: state, animations: animations, counts: counts)
    }
}

extension RecordForm {
    mutating func animations(_ old: [LayerAnimation]?) throws(RecordError) -> [LayerAnimation] {
        let count = try count(old?.count)
        var animations: [LayerAnimation] = []
        for index in 0..<count { animations.append(try animation(old?[index])) }
        return animations
    }
}
