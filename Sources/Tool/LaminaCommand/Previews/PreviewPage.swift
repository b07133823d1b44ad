/// The page `index.html` of a folder of pictures; it loads nothing but these.
struct PreviewPage {
    let title: String
    let record: PreviewRecord

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(Self.escaped(title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <h1>\(Self.escaped(title))</h1>
        \((notBuilt + record.previews.map(section)).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    /// A paragraph for each product whose previews are missing.
    private var notBuilt: [String] { (record.notBuilt ?? []).map { "<pre>\(Self.escaped($0)) could not be built; its previews are missing</pre>" } }

    private func section(_ preview: PreviewRecord.Entry) -> String {
        """
        <section>
        <h2>\(Self.escaped(preview.name))</h2>
        <p>\(Self.escaped(preview.file)):\(preview.line)</p>
        <div>
        \(preview.pictures.map(figure).joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private func figure(_ picture: PreviewRecord.Picture) -> String {
        let caption = PreviewVariant.all.first { $0.name == picture.variant }?.caption ?? picture.variant
        let content = picture.file.map { "<a href=\"\($0)\"><img src=\"\($0)\" alt=\"\(Self.escaped(caption))\" loading=\"lazy\"></a>" }
        return """
            <figure>\(content ?? "<pre>\(Self.escaped(picture.failure ?? ""))</pre>")<figcaption>\(Self.escaped(caption))</figcaption></figure>
            """
    }

    /// Returns a text without characters that have a meaning in HTML.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }

    /// All pictures of a row have one height, so that a tablet is not larger than a page; a small one keeps its size.
    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 2rem; background: light-dark(#f2f2f7, #1c1c1e); }
        h1 { font-size: 1.5rem; }
        h2 { font-size: 1.1rem; margin: 0; }
        p { margin: 0 0 .75rem; color: gray; font-size: .85rem; }
        section { margin: 0 0 2.5rem; }
        div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-end; }
        figure { margin: 0; }
        img { display: block; max-height: 420px; max-width: 100%; border: 1px solid light-dark(#d1d1d6, #3a3a3c); border-radius: 6px; }
        pre { max-width: 24rem; margin: 0; padding: 1rem; white-space: pre-wrap; color: #fff; background: #b3261e; border-radius: 6px; }
        figcaption { font-size: .8rem; text-align: center; margin-top: .3rem; color: gray; }
        """
}
