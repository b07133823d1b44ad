import Foundation

/// The place where the running test's activities begin.
public enum XCTContext {
    /// Runs a part of a test under a name.
    ///
    /// - Throws: The error of the part.
    public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        let activity = RunningActivity(name: name)
        defer { activity.finish() }
        return try block(activity)
    }
}

/// A named part of a test.
public protocol XCTActivity: AnyObject {
    /// The part's name.
    var name: String { get }
    /// Adds an attachment.
    func add(_ attachment: XCTAttachment)
}

/// An activity that writes its attachments when it ends.
final class RunningActivity: XCTActivity {
    let name: String
    private var attachments: [XCTAttachment] = []

    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

    /// Writes the attachments into the folder for them; a failure is said on standard error.
    func finish() {
        guard let path = ProcessInfo.processInfo.environment["LAMINA_ATTACHMENTS"], !path.isEmpty else { return }
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        for (index, attachment) in attachments.enumerated() {
            guard let payload = attachment.payload else { continue }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try payload.write(to: Self.unused(fileName(attachment, index), in: folder))
            } catch {
                Self.complain("the attachment \(attachment.name ?? name) is not written: \(error.localizedDescription)")
            }
        }
    }

    /// The first of "name", "2-name", "3-name" … that no file has.
    private static func unused(_ name: String, in folder: URL) -> URL {
        let files = sequence(first: 1) { $0 + 1 }.lazy.map { folder.appending(path: $0 == 1 ? name : "\($0)-\(name)") }
        return files.first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder.appending(path: name)
    }

    /// A name of letters, digits, dots and hyphens.
    private func fileName(_ attachment: XCTAttachment, _ index: Int) -> String {
        let words = "\(name) \(index + 1) \(attachment.name ?? "")".trimmingCharacters(in: .whitespaces)
        let safe = Self.shortened(words.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        let endings = ["public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt"]
        guard let ending = endings[attachment.uniformTypeIdentifier], !safe.hasSuffix("." + ending) else { return safe }
        return "\(safe).\(ending)"
    }

    /// The first characters, with at most 200 bytes: file systems permit 255 for a whole name.
    private static func shortened(_ name: [Character]) -> String {
        var bytes = 0
        return String(
            name.prefix { character in
                bytes += character.utf8.count
                return bytes <= 200
            })
    }

    private static func complain(_ message: String) { FileHandle.standardError.write(Data("lamina: \(message)\n".utf8)) }
}
