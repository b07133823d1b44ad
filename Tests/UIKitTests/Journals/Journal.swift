import Foundation
import UIKit

/// A record of what a view hierarchy shows and of what its delegates hear, step by step.
///
/// After each step stand the lines of the hierarchy's outline that went (`-`) and that came (`+`).
@MainActor
final class Journal {
    private(set) var lines: [String] = []
    private var shown: [String] = []
    private let root: UIView

    init(of root: UIView) { self.root = root }

    /// Writes a call of a delegate, or a fact.
    func hear(_ words: String) { lines.append("  > " + words) }

    /// Does a step, and writes what it changes.
    func step(_ name: String, _ body: () -> Void) {
        lines.append(name)
        body()
        let now = Outline(of: root).lines.map { $0.trimmingCharacters(in: .whitespaces) }
        for change in now.difference(from: shown) {
            switch change {
            case .remove(_, let line, _): lines.append("  - " + line)
            case .insert(_, let line, _): lines.append("  + " + line)
            }
        }
        shown = now
    }
}

/// A number with at most one decimal.
func short(_ number: CGFloat) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

func short(_ point: CGPoint) -> String { "(\(short(point.x)), \(short(point.y)))" }
func short(_ rect: CGRect) -> String { "(\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)), \(short(rect.height)))" }
func short(_ path: IndexPath?) -> String { path.map { $0.map(String.init).joined(separator: ".") } ?? "none" }
func short(_ paths: [IndexPath]?) -> String { (paths ?? []).map { short($0) }.joined(separator: " ") }
