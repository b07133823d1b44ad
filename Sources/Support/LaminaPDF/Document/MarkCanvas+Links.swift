import CCairoPDF
package import LaminaPrimitives

/// A link or a named place of a page, as Cairo reads it.
struct PageTag {
    let name: String
    let attributes: String
}

extension MarkCanvas {
    /// Makes a rectangle of the page a link to an address.
    package func link(_ rect: Rect, to address: String) { link(rect, "uri=\(quoted(address))") }

    /// Makes a rectangle of the page a link to a place with a name, on any page.
    package func link(_ rect: Rect, toPlace name: String) { link(rect, "dest=\(quoted(name))") }

    /// Names a place of the page, the destination of links.
    func name(_ point: Point, _ name: String) {
        tags.append(PageTag(name: "cairo.dest", attributes: "name=\(quoted(name)) x=\(point.x) y=\(point.y)"))
    }

    private func link(_ rect: Rect, _ target: String) {
        guard let part = rect.intersection(bounds), !part.isEmpty else { return }
        tags.append(PageTag(name: "Link", attributes: "rect=[\(part.minX) \(part.minY) \(part.width) \(part.height)] \(target)"))
    }

    /// Writes the links and places, when no group is open any more.
    ///
    /// Cairo 1.16 crashes when a page shows a group in which tags begin.
    func writeTags() {
        guard !tags.isEmpty else { return }
        // Cairo 1.16 loses the names of places of an empty page. A white speck without visible size makes the page not empty.
        draw(.fill(RoundedRect(Rect(0, 0, 0.01, 0.01)).path, .nonZero, .color(.white)), Compositing())
        for tag in tags {
            unsafe cairo.functions.cairo_tag_begin(context, tag.name, tag.attributes)
            unsafe cairo.functions.cairo_tag_end(context, tag.name)
        }
        tags = []
    }

    /// Returns a text as Cairo reads it in attributes.
    ///
    /// Cairo 1.16 writes it to the file without escaping the characters that end or change a string of PDF, so these are percent-encoded.
    private func quoted(_ text: String) -> String {
        let safe = text.utf8.map { byte in
            let isPlain = byte > 32 && byte < 127 && !"()\\'".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "'" + safe.joined() + "'"
    }
}
