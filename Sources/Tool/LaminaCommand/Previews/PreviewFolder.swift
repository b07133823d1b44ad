import Foundation

/// A folder with a page of previews: `index.html`, `previews.json` and the pictures.
struct PreviewFolder {
    let path: String

    /// Refuses a folder that holds other files than a page.
    ///
    /// - Throws: `.exists`.
    func check() throws(ToolError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard names.isEmpty || PreviewRecord(in: path) != nil else { throw .exists(path: path) }
    }

    /// Draws all previews into a folder.
    ///
    /// - Parameter report: Receives each picture's failure, and each preview that is done.
    static func draw(_ previews: [ListedPreview], _ options: PreviewDrawing, to folder: String, report: (String) -> Void) throws -> PreviewRecord {
        var (record, names) = (PreviewRecord(), PictureNames())
        for (number, preview) in previews.enumerated() {
            let name = names.name(for: preview.name)
            var entry = PreviewRecord.Entry(name: preview.name, file: preview.file, line: preview.line)
            for variant in PreviewVariant.all {
                let file = "\(name)-\(variant.name).png"
                let failure = try PreviewPicture(preview: preview, variant: variant, options: options).draw(to: "\(folder)/\(file)")
                entry.pictures.append(PreviewRecord.Picture(variant: variant.name, file: failure == nil ? file : nil, failure: failure))
                if let failure { report("\(preview.file):\(preview.line): \(preview.name), \(variant.name): \(failure)") }
                if failure != nil, entry.pictures.count == 1 { break }
            }
            record.previews.append(entry)
            report("\(number + 1)/\(previews.count) \(preview.name)")
        }
        return record
    }

    /// Replaces the page by the content of another folder; pictures that are no longer listed are removed.
    ///
    /// - Throws: `.cannotCreate`.
    func adopt(_ record: PreviewRecord, from draft: String, title: String) throws(ToolError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for file in PreviewRecord(in: path)?.pictures.values.compactMap(\.file) ?? [] where Self.isOwn(file) {
                try? FileManager.default.removeItem(atPath: "\(path)/\(file)")
            }
            for file in record.pictures.values.compactMap(\.file) {
                try Data(contentsOf: URL(filePath: "\(draft)/\(file)")).write(to: URL(filePath: "\(path)/\(file)"))
            }
            try Data(PreviewPage(title: title, record: record).text.utf8).write(to: URL(filePath: "\(path)/index.html"))
            try record.data().write(to: URL(filePath: "\(path)/\(PreviewRecord.file)"))
        } catch {
            throw .cannotCreate(path: path, reason: error.localizedDescription)
        }
    }

    /// True for a name in the folder itself; a list that was edited could name any file.
    private static func isOwn(_ file: String) -> Bool { !file.contains("/") && file.hasSuffix(".png") }

    /// Returns a line for each picture that differs from the page's: another picture, a new, a missing and a failing one; before these a line for each
    /// product that cannot be built, unless the page lists it.
    ///
    /// - Parameters:
    ///   - record: The content of the new page.
    ///   - draft: The folder of its pictures.
    func differences(from record: PreviewRecord, in draft: String) throws(ToolError) -> [String] {
        guard let stored = PreviewRecord(in: path) else { throw .noPage(path: path) }
        let (old, new) = (stored.pictures, record.pictures)
        let notBuilt = (record.notBuilt ?? []).filter { stored.notBuilt?.contains($0) != true }.map { "not built: \($0)" }
        let pictures: [String] = Set(old.keys).union(new.keys).sorted().compactMap { key in
            guard let now = new[key] else { return "missing: \(key)" }
            guard let before = old[key] else { return "new: \(key)" }
            if let failure = now.failure { return failure == before.failure ? nil : "fails: \(key): \(failure)" }
            return isEqual(before.file, "\(draft)/\(now.file ?? "")") ? nil : "changed: \(key)"
        }
        return notBuilt + pictures
    }

    private func isEqual(_ stored: String?, _ drawn: String) -> Bool {
        guard let stored, Self.isOwn(stored), let bytes = FileManager.default.contents(atPath: "\(path)/\(stored)") else { return false }
        return bytes == FileManager.default.contents(atPath: drawn)
    }
}
