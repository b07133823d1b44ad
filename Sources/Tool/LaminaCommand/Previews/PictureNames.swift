/// Names for the files of pictures: letters of ASCII, digits and hyphens, and no name twice.
struct PictureNames {
    private var taken: Set<String> = []
    private static let longest = 60

    /// Returns a new name for a preview's pictures.
    mutating func name(for preview: String) -> String {
        let words = preview.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let base = words.isEmpty ? "preview" : String(words.joined(separator: "-").prefix(Self.longest))
        // File systems may ignore case.
        var (name, number) = (base, 1)
        while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(base)-\(number)"
        }
        return name
    }
}
