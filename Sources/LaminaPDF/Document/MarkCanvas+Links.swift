import CCairoPDF
package import LaminaPrimitives

extension MarkCanvas {
    /// Makes a rectangle of the page a link to an address.
    package func link(_ rect: Rect, to address: String) { tag("Link", "\(place(of: rect)) uri=\(quoted(address))") }

    /// Makes a rectangle of the page a link to a place with a name, on any page.
    package func link(_ rect: Rect, toPlace name: String) { tag("Link", "\(place(of: rect)) dest=\(quoted(name))") }

    /// Names a place of the page, the destination of links.
    func name(_ point: Point, _ name: String) { tag("cairo.dest", "name=\(quoted(name)) x=\(point.x) y=\(point.y)") }

    private func tag(_ name: String, _ attributes: String) {
        // Cairo 1.16 loses the names of places of an empty page. A white speck without visible size makes the page not empty.
        draw(.fill(RoundedRect(Rect(0, 0, 0.01, 0.01)).path, .nonZero, .color(.white)), Compositing())
        unsafe cairo.functions.cairo_tag_begin(context, name, attributes)
        unsafe cairo.functions.cairo_tag_end(context, name)
    }

    private func place(of rect: Rect) -> String { "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]" }

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
