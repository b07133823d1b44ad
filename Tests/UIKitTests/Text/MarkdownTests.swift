import Foundation
import Testing
import UIKit

@MainActor
struct MarkdownTests {
    /// The runs of a text as `text`, or `text|meaning|link`.
    private func runs(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax))
        return text.runs.map { run in
            let own = String(text[run.range].characters)
            guard run.inlinePresentationIntent != nil || run.link != nil else { return own }
            return "\(own)|\(run.inlinePresentationIntent?.rawValue ?? 0)|\(run.link?.absoluteString ?? "")"
        }
    }

    @Test(arguments: [
        ("plain", ["plain"]), ("a *b* c", ["a ", "b|1|", " c"]), ("**b**", ["b|2|"]), ("***b***", ["b|3|"]),
        ("_a_ snake_case_word", ["a|1|", " snake_case_word"]),
        ("**a *b* c**", ["a |2|", "b|3|", " c|2|"]), ("`x * y * z`", ["x * y * z|4|"]), ("``a`b``", ["a`b|4|"]), ("~~gone~~", ["gone|32|"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]), ("\\*not\\*", ["*not*"]), ("*open", ["*open"]), ("a** b", ["a** b"]), ("`open", ["`open"]),
        ("*a**b*", ["a**b|1|"]),
        ("[site](https://example.com)", ["site|0|https://example.com"]),
        ("[**b** c](https://e.com \"title\")", ["b|2|https://e.com", " c|0|https://e.com"]),
        ("**[a](b)**", ["a|2|b"]), ("<https://e.com>", ["https://e.com|0|https://e.com"]), ("[no link] (x)", ["[no link] (x)"]),
        ("![alt](p.png)", ["alt"]),
        ("two\nlines", ["two lines"]), ("", []), ("[", ["["]), ("\\", ["\\"]), ("****", ["****"]), ("[a](", ["[a]("]),
    ])
    func markdownBecomesRuns(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    /// - Source: The examples of CommonMark 0.31, section 6.2.
    @Test(arguments: [
        ("_foo bar_", ["foo bar|1|"]), ("_ foo bar_", ["_ foo bar_"]), ("a_\"foo\"_", ["a_\"foo\"_"]), ("foo_bar_", ["foo_bar_"]),
        ("5_6_78", ["5_6_78"]), ("aa_\"bb\"_cc", ["aa_\"bb\"_cc"]), ("foo-_(bar)_", ["foo-", "(bar)|1|"]), ("_foo*", ["_foo*"]),
        ("_foo bar _", ["_foo bar _"]), ("_(_foo)", ["_(_foo)"]), ("_(_foo_)_", ["(foo)|1|"]), ("_foo_bar", ["_foo_bar"]),
        ("_foo_bar_baz_", ["foo_bar_baz|1|"]), ("_(bar)_.", ["(bar)|1|", "."]), ("a*\"foo\"*", ["a*\"foo\"*"]), ("*(*foo)", ["*(*foo)"]),
        ("*(*foo*)*", ["(foo)|1|"]), ("foo*bar*", ["foo", "bar|1|"]), ("*foo*bar", ["foo|1|", "bar"]), ("foo__bar__", ["foo__bar__"]),
        ("foo-__(bar)__", ["foo-", "(bar)|2|"]), ("__(bar)__.", ["(bar)|2|", "."]), ("__foo__bar__baz__", ["foo__bar__baz|2|"]),
        ("*foo**bar**baz*", ["foo|1|", "bar|3|", "baz|1|"]), ("foo***bar***baz", ["foo", "bar|3|", "baz"]),
    ])
    func signsOfEmphasisOpenAndCloseAsInCommonMark(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test func blocksFollowEachOther() throws {
        #expect(try runs("# Title\n\nOne *two*\nthree\n\n- item\n1. next", .full).joined() == "TitleOne two|1| threeitemnext")
        #expect(try runs("a\n\n  b", .inlineOnlyPreservingWhitespace) == ["a\n\n  b"])
    }

    @Test func attributesAreKeptInBothDirections() throws {
        var text = AttributedString("ab")
        text.font = .systemFont(ofSize: 20)
        text.foregroundColor = .red
        text.underlineStyle = .single
        text.link = URL(string: "https://example.com")
        let old = NSAttributedString(text)
        let values = old.attributes(at: 1, effectiveRange: nil)
        #expect(old.string == "ab" && values[.font] as? UIFont == .systemFont(ofSize: 20) && values[.foregroundColor] as? UIColor == .red)
        #expect(values[.link] as? URL == text.link && (values[.underlineStyle] as? NSNumber)?.intValue == 1)
        #expect(AttributedString(old) == text)
    }

    @Test func labelsShowEmphasis() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        let text = NSAttributedString(try AttributedString(markdown: "p **b** *i* `c`"))
        label.attributedText = text
        #expect(label.text == "p b i c")
        let shown = text.withIntentLooks(.systemFont(ofSize: 20))
        let fonts = [2, 4, 6].map { shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(shown.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(fonts[0]?.fontDescriptor.symbolicTraits == .traitBold && fonts[1]?.fontDescriptor.symbolicTraits == .traitItalic)
        #expect(fonts[2]?.familyName != fonts[0]?.familyName && fonts.allSatisfy { $0?.pointSize == 20 })
        let other = UILabel()
        other.font = .systemFont(ofSize: 20)
        other.attributedText = shown
        #expect(label.intrinsicContentSize == other.intrinsicContentSize)
        other.text = "p b i c"
        #expect(label.intrinsicContentSize != other.intrinsicContentSize)
    }
}
