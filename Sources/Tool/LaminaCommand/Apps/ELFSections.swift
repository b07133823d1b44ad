import Foundation

/// The sections of a 64-bit little-endian ELF file; reads only its header and tables.
///
/// - Source: System V Application Binary Interface, chapter 4, "Object files".
struct ELFSections {
    /// The sections' places in the file, by name.
    private let sections: [String: Range<Int>]
    private let file: FileHandle

    /// Reads the table of a file's sections; nil when it cannot be read or is not such an ELF file.
    init?(path: String) {
        // Opening a pipe would block, and only regular files have sections.
        guard (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeRegular else { return nil }
        guard let file = FileHandle(forReadingAtPath: path), let sections = Self.sections(in: file) else { return nil }
        (self.file, self.sections) = (file, sections)
    }

    func contains(_ name: String) -> Bool { sections[name] != nil }

    /// Returns the strings of a section that is a table of them; empty without the section.
    ///
    /// The table `.dynstr` has the symbols that the file exports or needs, and the libraries that it loads.
    func strings(in name: String) -> [String] {
        guard let place = sections[name], place.count <= Self.mostStringBytes,
            let bytes = Self.bytes(of: file, at: place.lowerBound, count: place.count)
        else { return [] }
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The greatest size of a table of strings that is read, far above that of real files.
    private static let mostStringBytes = 1 << 28

    private static func sections(in file: FileHandle) -> [String: Range<Int>]? {
        guard let header = bytes(of: file, at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        // Fields of the ELF header: the section table's offset at 40, an entry's size at 58, their number at 60, and the index of the name table at
        // 62.
        let (start, entrySize) = (number(header, at: 40, bytes: 8), number(header, at: 58, bytes: 2))
        let (count, namesIndex) = (number(header, at: 60, bytes: 2), number(header, at: 62, bytes: 2))
        guard entrySize >= 64, namesIndex < count, count * entrySize <= mostTableBytes,
            let table = bytes(of: file, at: start, count: count * entrySize)
        else { return nil }
        let namesEntry = namesIndex * entrySize
        // Fields of a section's entry: the name's offset in the name table at 0, the section's offset in the file at 24, and its size at 32.
        let (textStart, textCount) = (number(table, at: namesEntry + 24, bytes: 8), number(table, at: namesEntry + 32, bytes: 8))
        guard (0...mostNameBytes).contains(textCount), let text = bytes(of: file, at: textStart, count: textCount) else { return nil }
        let entries = (0..<count).map { index in
            let (start, size) = (number(table, at: index * entrySize + 24, bytes: 8), number(table, at: index * entrySize + 32, bytes: 8))
            // A damaged file may claim any numbers.
            let end = start.addingReportingOverflow(size)
            let place = start >= 0 && size >= 0 && !end.overflow ? start..<end.partialValue : 0..<0
            return (name(in: text, at: number(table, at: index * entrySize, bytes: 4)), place)
        }
        return Dictionary(entries) { first, _ in first }
    }

    /// The greatest size of the section table that is read: 65,535 entries of the usual 64 bytes.
    private static let mostTableBytes = 1 << 22
    /// The greatest size of the name table that is read, far above that of real files; a damaged file may claim any size.
    private static let mostNameBytes = 1 << 20

    private static func name(in text: [UInt8], at start: Int) -> String {
        String(decoding: text.dropFirst(start).prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func number(_ bytes: [UInt8], at start: Int, bytes count: Int) -> Int {
        Int(truncatingIfNeeded: bytes[start..<start + count].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }

    private static func bytes(of file: FileHandle, at offset: Int, count: Int) -> [UInt8]? {
        guard offset >= 0, (try? file.seek(toOffset: UInt64(offset))) != nil else { return nil }
        guard let data = try? file.read(upToCount: count), data.count == count else { return nil }
        return Array(data)
    }
}
