import Foundation
import UIKit

/// The text of a document, with its title.
struct WebPage {
    let title: String
    let text: NSAttributedString

    /// Reads a document of HTML.
    init(html: String) {
        title = Self.title(of: html)
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        // Safe because no pointer is given.
        let read = try? unsafe NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
        text = read ?? NSAttributedString(string: html)
    }

    private init(plain content: String) {
        title = ""
        text = NSAttributedString(string: content, attributes: [.font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)])
    }

    /// Reads a document of HTML or plain text; nil for another type.
    init?(_ data: Data, type: String) {
        let content = String(decoding: data, as: UTF8.self)
        switch type.lowercased() {
        case "text/html", "application/xhtml+xml": self.init(html: content)
        case "text/plain": self.init(plain: content)
        default: return nil
        }
    }

    /// The text of the element `title`, without spaces at its ends.
    private static func title(of html: String) -> String {
        guard let start = html.range(of: "<title>", options: .caseInsensitive),
            let end = html.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<html.endIndex)
        else { return "" }
        return html[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
