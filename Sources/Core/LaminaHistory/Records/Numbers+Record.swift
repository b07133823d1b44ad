/// Numbers are exact. The bytes of a `Double` are reversed, so that those with short fractions, as most are, take few bytes.
extension Double: Recordable {
    package init(_ old: Double?, in form: inout some RecordForm) throws(RecordError) {
        self.init(bitPattern: try form.whole(old?.bitPattern.byteSwapped).byteSwapped)
    }
}

extension Float: Recordable {
    package init(_ old: Float?, in form: inout some RecordForm) throws(RecordError) {
        let bits = try form.whole((old?.bitPattern.byteSwapped).map { UInt64($0) })
        guard let short = UInt32(exactly: bits) else { throw .overflow }
        self.init(bitPattern: short.byteSwapped)
    }
}

extension Int: Recordable {
    package init(_ old: Int?, in form: inout some RecordForm) throws(RecordError) {
        self.init(truncatingIfNeeded: try form.whole(old.map { UInt64(bitPattern: Int64($0)) }))
    }
}

extension Int64: Recordable {
    package init(_ old: Int64?, in form: inout some RecordForm) throws(RecordError) {
        self.init(bitPattern: try form.whole(old.map { UInt64(bitPattern: $0) }))
    }
}

extension Bool: Recordable {
    package init(_ old: Bool?, in form: inout some RecordForm) throws(RecordError) { self = try form.flag(old) }
}

extension String: Recordable {
    package init(_ old: String?, in form: inout some RecordForm) throws(RecordError) { self = try form.text(old) }
}
