/// Members in an index: values that are usual are left out, because an index of UIKit has thousands of members.
extension MemberRecord: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind = "k"
        case name = "n"
        case labels = "l"
        case types = "t"
        case result = "r"
        case givenName = "g"
        case givenSetter = "s"
        case flags = "f"
    }

    /// The properties that are stored as bits, lowest first.
    private static var flags: [WritableKeyPath<MemberRecord, Bool>] {
        [
            \.isMarked, \.isUnmarked, \.isOptional, \.isManaged, \.isStatic, \.isOverride, \.isPrivate, \.isPublic, \.isThrowing, \.isAsync,
            \.isSettable,
            \.isUnrepresentable, \.isInExtension,
        ]
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(kind: try values.decode(Kind.self, forKey: .kind), name: try values.decode(String.self, forKey: .name))
        labels = try values.decodeIfPresent([String].self, forKey: .labels) ?? []
        types = try values.decodeIfPresent([String].self, forKey: .types) ?? []
        result = try values.decodeIfPresent(String.self, forKey: .result)
        givenName = try values.decodeIfPresent(String.self, forKey: .givenName)
        givenSetter = try values.decodeIfPresent(String.self, forKey: .givenSetter)
        let bits = try values.decodeIfPresent(Int.self, forKey: .flags) ?? 0
        for (position, flag) in Self.flags.enumerated() where bits >> position & 1 == 1 { self[keyPath: flag] = true }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(kind, forKey: .kind)
        try values.encode(name, forKey: .name)
        if !labels.isEmpty { try values.encode(labels, forKey: .labels) }
        if !types.isEmpty { try values.encode(types, forKey: .types) }
        try values.encodeIfPresent(result, forKey: .result)
        try values.encodeIfPresent(givenName, forKey: .givenName)
        try values.encodeIfPresent(givenSetter, forKey: .givenSetter)
        let bits = Self.flags.enumerated().reduce(0) { $0 | (self[keyPath: $1.element] ? 1 << $1.offset : 0) }
        if bits != 0 { try values.encode(bits, forKey: .flags) }
    }
}
