package import LaminaPrimitives

extension Point: Recordable {
    package init(_ old: Point?, in form: inout some RecordForm) throws(RecordError) {
        self.init(try form.value(old?.x), try form.value(old?.y))
    }
}

extension Size: Recordable {
    package init(_ old: Size?, in form: inout some RecordForm) throws(RecordError) {
        self.init(try form.value(old?.width), try form.value(old?.height))
    }
}

extension Rect: Recordable {
    package init(_ old: Rect?, in form: inout some RecordForm) throws(RecordError) {
        self.init(origin: try form.value(old?.origin), size: try form.value(old?.size))
    }
}

extension Color: Recordable {
    package init(_ old: Color?, in form: inout some RecordForm) throws(RecordError) {
        self.init(
            red: try form.value(old?.red), green: try form.value(old?.green), blue: try form.value(old?.blue), alpha: try form.value(old?.alpha))
    }
}

extension Transform3D: Recordable {
    package init(_ old: Transform3D?, in form: inout some RecordForm) throws(RecordError) {
        let elements = old?.elements
        var read: [Double] = []
        for index in 0..<16 { read.append(try form.value(elements?[index])) }
        self.init(elements: read)
    }
}

extension AffineTransform: Recordable {
    package init(_ old: AffineTransform?, in form: inout some RecordForm) throws(RecordError) {
        self.init(
            a: try form.value(old?.a), b: try form.value(old?.b), c: try form.value(old?.c), d: try form.value(old?.d),
            tx: try form.value(old?.tx), ty: try form.value(old?.ty))
    }
}

extension Path: Recordable {
    package init(_ old: Path?, in form: inout some RecordForm) throws(RecordError) {
        self.init()
        let verbs = old?.verbs
        let points = old?.points
        let count = try form.count(verbs?.count)
        var place = 0
        for index in 0..<count {
            let tag = Int(try form.byte(verbs?[index].rawValue))
            guard let verb = Verb(rawValue: UInt8(tag)) else { throw .unknownCase(tag, of: "a path") }
            guard verb == .move || !isEmpty else { throw .unsuitable("a path that does not begin with a move") }
            var ends: [Point] = []
            for offset in 0..<verb.pointCount { ends.append(try form.value(points?[place + offset])) }
            append(verb, ends)
            place += verb.pointCount
            // A path closes once, and a line after that begins with a move.
            guard self.verbs.count == index + 1 else { throw .unsuitable("a path") }
        }
    }
}
