import LaminaMarkup
import Testing

@Suite struct CAMLTextTests {
    @Test func elementsAreIndentedAndEmptyOnesCloseThemselves() {
        var text = CAMLText()
        text.open("caml", [("xmlns", "a")])
        text.open("CALayer")
        text.open("sublayers")
        text.close()
        text.close()
        text.close()
        #expect(
            text.text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <caml xmlns="a">
                  <CALayer>
                    <sublayers/>
                  </CALayer>
                </caml>

                """)
    }

    @Test func charactersWithAMeaningInXMLAreEscaped() {
        var text = CAMLText()
        text.open("a", [("b", "<\"&'>\n\t\u{1}é")])
        text.close()
        #expect(text.text.hasSuffix("<a b=\"&lt;&quot;&amp;'&gt;&#10;&#9;\u{FFFD}é\"/>\n"))
    }

    @Test func closingWithoutAnOpenElementDoesNothing() {
        var text = CAMLText()
        text.close()
        #expect(text.text == CAMLText().text)
    }

    @Test(arguments: [
        ("opacity", true), ("transform.rotation.z", true), ("a-b", true), ("_a", true), ("", false), ("1a", false), ("a b", false),
        ("xmlns", false), ("ä", false),
    ])
    func aNameIsALetterAndThenLettersDigitsDotsAndHyphens(name: String, isName: Bool) {
        #expect(CAMLText.isName(name) == isName)
    }
}
