import Foundation
import TestSupport
import Testing
import UIKit

/// Returns true when a view looks as in a stored picture; without one, stores its look and returns false.
@MainActor private func looks(_ view: UIView, like file: URL) throws -> Bool {
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).pngData { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    guard let stored = try? Data(contentsOf: file) else {
        try picture.write(to: file)
        return false
    }
    return picture == stored
}

/// The code of Documentation/Learn/4-snapshots.md.
@MainActor struct SnapshotTutorialTests {
    @Test func aPictureIsStoredOnceAndThenCompared() throws {
        let folder = try Folder()
        let pictures = folder.url

        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 20
        let isSame = try looks(badge, like: pictures.appending(path: "badge.png"))

        #expect(!isSame)
        #expect(try looks(badge, like: pictures.appending(path: "badge.png")))

        badge.layer.cornerRadius = 19.5
        #expect(try !looks(badge, like: pictures.appending(path: "badge.png")))
        withExtendedLifetime(folder) {}
    }
}
