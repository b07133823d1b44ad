import LaminaHTML
import Testing

/// The text that documents give, without its styles.
struct HTMLTextTests {
    private func text(_ html: String) -> String { HTMLDocument(html).runs.map(\.text).joined() }

    @Test(arguments: [
        ("Hello", "Hello"), ("  a  \n b\t", "a b"), ("<b>a </b> b", "a b"), ("a<!-- no -->b", "ab"), ("<!DOCTYPE html><p>a", "a\n"),
        ("<p>a</p><p>b</p>", "a\nb\n"), ("<div><div>a</div></div>b", "a\nb"), ("a<br>b", "a\nb"), ("<p>a<br/>b</p>", "a\u{2028}b\n"),
        ("<p>one<p>two", "one\ntwo\n"), ("<pre>a\n  b</pre>", "a\n  b\n"), ("<script>if (a < b) {}</script>x", "x"),
        ("<head><title>No</title></head><body>Yes</body>", "Yes"), ("<td>a<td>b", "a\nb\n"), ("a<b", "a"), ("1 < 2 & 3", "1 < 2 & 3"),
    ])
    func spacesAreCollapsedAndBlocksEndLines(html: String, expected: String) { #expect(text(html) == expected) }

    @Test(arguments: [
        ("&lt;&amp;&gt;&quot;", "<&>\""), ("a&nbsp;&nbsp;b", "a\u{A0}\u{A0}b"), ("&#65;&#x42;&#X63;", "ABc"), ("&euro;&hellip;", "€…"),
        ("&unknown; &", "&unknown; &"), ("&#xD800;", "&#xD800;"), ("<a title=\"&lt;\">x</a>", "x"),
    ])
    func referencesBecomeCharacters(html: String, expected: String) { #expect(text(html) == expected) }

    @Test(arguments: [
        ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"), ("<ol start=5><li>a</ol>", "\t5.\ta\n"),
        ("<ul><li>a<ol><li>b</ol><li>c</ul>", "\t•\ta\n\t1.\tb\n\t•\tc\n"), ("<li>a", "a\n"),
    ])
    func itemsOfListsHaveMarks(html: String, expected: String) { #expect(text(html) == expected) }

    @Test
    func hiddenElementsAreLeftOut() { #expect(text("<style>.no { display: none }</style>a<span class=no>b</span>c") == "ac") }

    @Test(arguments: [
        String(repeating: "<div>", count: 100_000), String(repeating: "</b>", count: 1000), "<", "</", "<a", "<a b", "<a b=", "<a b='", "<a =>", "&",
        "&#;", "&#99999999999;", "<!--", "<style>a{", "<style>}}{{", "<p style='color", "<ol><li>" + String(repeating: "&", count: 10_000),
    ])
    func damagedDocumentsAreRead(html: String) { _ = text(html) }
}
