import Foundation

/// The page that shows failed snapshots: it flips between expected and actual picture, lays one over the other, and scrubs through a film.
///
/// One file without a script of others, so that it opens from an archive that a CI job has stored.
struct FailurePage {
    let reports: [FailureReport]

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(reports.count) failed \(reports.count == 1 ? "snapshot" : "snapshots")</title>
        <style>\(Self.style)</style>
        <h1>\(reports.isEmpty ? "No snapshot failed" : "\(reports.count) failed \(reports.count == 1 ? "snapshot" : "snapshots")")</h1>
        \(reports.map(section).joined(separator: "\n"))
        <script>\(Self.script)</script>
        </html>

        """
    }

    private func section(_ report: FailureReport) -> String {
        let tree = report.tree.map { " · <a href=\"\(Self.path(report.name, $0))\">tree of views</a>" } ?? ""
        return """
            <section>
            <h2>\(Self.escaped(report.name))</h2>
            <p>\(Self.escaped(report.message))</p>
            <p><small>\(Self.escaped(report.place)) · \(Self.escaped(report.golden))\(tree)</small></p>
            \(report.pictures.isEmpty ? "" : viewer(report))
            </section>
            """
    }

    private func viewer(_ report: FailureReport) -> String {
        let scrubber =
            report.pictures.count > 1
            ? "<label>frame <input type=\"range\" class=\"frame\" min=\"0\" max=\"\(report.pictures.count - 1)\" value=\"0\"></label>" : ""
        return """
            <div class="viewer" data-pictures="\(Self.escaped(json(report)))">
            <div class="bar">
            <button data-view="expected">expected</button><button data-view="actual">actual</button>\
            <button data-view="flip">flip</button><button data-view="overlay">overlay</button>\
            <button data-view="difference">difference</button>
            <label>actual <input type="range" class="blend" min="0" max="100" value="50"></label>
            \(scrubber)<output></output>
            </div>
            <div class="stage"><img class="expected" alt="expected"><img class="actual" alt="actual"><img class="difference" alt="difference"></div>
            </div>
            """
    }

    /// The pictures with paths from the page.
    private func json(_ report: FailureReport) -> String {
        let pictures = report.pictures.map { picture in
            FailureReport.Picture(
                time: picture.time, actual: picture.actual.map { Self.path(report.name, $0) },
                expected: picture.expected.map { Self.path(report.name, $0) }, difference: picture.difference.map { Self.path(report.name, $0) })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(pictures)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    private static func path(_ name: String, _ file: String) -> String {
        "\(name)/\(file)".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
        body { margin: 2em; max-width: 1200px }
        section { border-top: 1px solid #8888; margin-top: 1.5em }
        h2 { font-size: 1.1em; margin-bottom: 0 }
        p { margin: .3em 0 }
        .bar { display: flex; flex-wrap: wrap; gap: .5em; align-items: center; margin: .6em 0 }
        button[aria-pressed=true] { font-weight: bold; outline: 2px solid #07f }
        .stage { position: relative; display: inline-block; border: 1px solid #8888;
          background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px }
        .stage img { display: block; max-width: 90vw; max-height: 80vh }
        .stage img + img { position: absolute; top: 0; left: 0 }
        .stage img[hidden] { display: block; visibility: hidden }
        """

    private static let script = """
        for (const viewer of document.querySelectorAll('.viewer')) {
          const pictures = JSON.parse(viewer.dataset.pictures);
          const [stage, output] = [viewer.querySelector('.stage'), viewer.querySelector('output')];
          const image = name => stage.querySelector('img.' + name);
          const [frame, blend] = [viewer.querySelector('.frame'), viewer.querySelector('.blend')];
          let view = 'flip', isActual = false, timer = null;
          const show = names => {
            for (const name of ['expected', 'actual', 'difference'])
              image(name).hidden = !names.includes(name) || !image(name).hasAttribute('src');
          };
          const draw = () => {
            const picture = pictures[frame ? frame.value : 0];
            for (const name of ['expected', 'actual', 'difference'])
              if (picture[name]) image(name).src = picture[name]; else image(name).removeAttribute('src');
            output.textContent = picture.time == null ? '' : picture.time.toFixed(3) + ' s';
            image('actual').style.opacity = view == 'overlay' ? blend.value / 100 : 1;
            show(view == 'overlay' ? ['expected', 'actual'] : view == 'flip' ? [isActual ? 'actual' : 'expected'] : [view]);
            for (const button of viewer.querySelectorAll('button')) button.setAttribute('aria-pressed', button.dataset.view == view);
          };
          const choose = name => {
            view = name;
            clearInterval(timer);
            if (view == 'flip') timer = setInterval(() => { isActual = !isActual; draw(); }, 600);
            draw();
          };
          for (const button of viewer.querySelectorAll('button')) button.onclick = () => choose(button.dataset.view);
          for (const input of viewer.querySelectorAll('input')) input.oninput = draw;
          stage.onclick = () => choose(view == 'actual' ? 'expected' : 'actual');
          choose(pictures[0].expected ? 'flip' : 'actual');
        }
        """
}
