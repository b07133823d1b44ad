import LaminaHTML
import LaminaPrimitives
import Testing

struct HTMLStyleTests {
    /// The style of the run that contains an `x`.
    private func style(_ html: String) throws -> HTMLStyle { try #require(HTMLDocument(html).runs.first { $0.text.contains("x") }).style }

    @Test
    func textOutsideOfElementsHasTheGivenStyle() throws {
        #expect(try style("x") == HTMLStyle())
        var base = HTMLStyle()
        base.size = 20
        #expect(HTMLDocument("x", style: base).runs == [HTMLRun(text: "x", style: base)])
    }

    @Test(arguments: ["<b>", "<strong>", "<h1>", "<th>", "<span style='font-weight: bold'>", "<i style='font: italic 700 12px/2 Arial'>"])
    func elementsAreBold(tag: String) throws { #expect(try style(tag + "x").isBold) }

    @Test(arguments: ["<i>", "<em>", "<cite>", "<p style=\"font-style:italic\">"])
    func elementsAreItalic(tag: String) throws { #expect(try style(tag + "x").isItalic) }

    @Test
    func linesAreDrawnBelowAndThrough() throws {
        #expect(try style("<u>x").isUnderlined && style("<del>x").isStruckThrough)
        #expect(try style("<a href='u'><span style='text-decoration: none'>x").isUnderlined == false)
        let both = try style("<p style='text-decoration: underline line-through'>x")
        #expect(both.isUnderlined && both.isStruckThrough)
    }

    @Test(arguments: [
        ("<h1>", 24), ("<h2>", 18), ("<font size=7>", 36), ("<font size='+1'>", 14), ("<small>", 10), ("<p style='font-size:150%'>", 18),
        ("<p style='font-size: 2em'>", 24), ("<div style='font-size:20px'><p style='font-size: 0.5em'>", 10), ("<p style='font-size:large'>", 14),
        ("<p style='font-size: nonsense'>", 12), ("<p style='font: 17px Helvetica'>", 17), ("<p style='font-size:9pt'>", 12),
    ])
    func sizesAreAbsoluteOrRelative(tag: String, size: Double) throws { #expect(try abs(style(tag + "x").size - size) < 1e-9) }

    @Test(arguments: [
        ("red", Color(red: 1, green: 0, blue: 0)), ("#0f0", Color(red: 0, green: 1, blue: 0)), ("#0000FF", Color(red: 0, green: 0, blue: 1)),
        ("rgb(255, 0, 255)", Color(red: 1, green: 0, blue: 1)), ("rgba(255,255,255,0.5)", Color(red: 1, green: 1, blue: 1, alpha: 0.5)),
        ("rgb(100%, 0%, 0%)", Color(red: 1, green: 0, blue: 0)),
    ])
    func coloursHaveNamesDigitsOrComponents(text: String, color: Color) throws {
        #expect(try style("<p style='color: \(text)'>x").color == color)
        #expect(try style("<span style='background: \(text)'>x").background == color)
    }

    @Test
    func anUnknownColourChangesNothing() throws {
        #expect(try style("<font color=red><font color='#12'>x").color == Color(red: 1, green: 0, blue: 0))
    }

    @Test
    func aLinkIsBlueAndUnderlined() throws {
        let link = try style("<a href=\"https://a.org/?b&amp;c\">x</a>")
        #expect(link.link == "https://a.org/?b&c" && link.isUnderlined && link.color?.blue ?? 0 > 0.9)
        #expect(try style("<a name=b>x").link == nil)
    }

    @Test
    func fontsHaveFamilies() throws {
        #expect(try style("<font face='Arial, Helvetica'>x").families == ["Arial", "Helvetica"])
        #expect(try style("<p style=\"font-family: 'Avenir Next', serif\">x").families == ["Avenir Next", "serif"])
        #expect(try style("<code>x").families.first == "Courier")
    }

    @Test
    func paragraphsHaveAlignmentSpacingAndIndentation() throws {
        #expect(try style("<p align=center>x").alignment == .center && style("<center>x").alignment == .center)
        #expect(try style("<p style='text-align:right; margin-bottom: 4px; line-height:1.5'>x").spacing == 4)
        #expect(try style("<p style='line-height:18px'>x").lineHeightMultiple == 1.5)
        #expect(try style("<p>x").spacing == 12 && style("<p>a</p>x").spacing == 0)
        #expect(try style("<blockquote>x").indentation == 40)
    }

    @Test
    func indicesAreRaisedAndSmaller() throws {
        let index = try style("a<sup>x</sup>")
        #expect(index.baselineOffset > 0 && index.size == 10)
        #expect(try style("a<sub>x</sub>").baselineOffset < 0)
    }

    /// The change of the style by an element, in a document of 12 points.
    private static let elements: [(String, @Sendable (inout HTMLStyle) -> Void)] = [
        ("b", { $0.isBold = true }), ("strong", { $0.isBold = true }), ("i", { $0.isItalic = true }), ("em", { $0.isItalic = true }),
        ("cite", { $0.isItalic = true }), ("dfn", { $0.isItalic = true }), ("var", { $0.isItalic = true }), ("address", { $0.isItalic = true }),
        ("u", { $0.isUnderlined = true }), ("ins", { $0.isUnderlined = true }), ("s", { $0.isStruckThrough = true }),
        ("strike", { $0.isStruckThrough = true }), ("del", { $0.isStruckThrough = true }), ("small", { $0.size = 10 }), ("big", { $0.size = 14.4 }),
        ("mark", { $0.background = Color(red: 1, green: 1, blue: 0) }), ("sub", { ($0.size, $0.baselineOffset) = (10, -2.4) }),
        ("sup", { ($0.size, $0.baselineOffset) = (10, 4.2) }), ("code", { ($0.size, $0.families) = (9.75, ["Courier", "monospace"]) }),
        ("tt", { ($0.size, $0.families) = (9.75, ["Courier", "monospace"]) }),
        ("kbd", { ($0.size, $0.families) = (9.75, ["Courier", "monospace"]) }),
        ("samp", { ($0.size, $0.families) = (9.75, ["Courier", "monospace"]) }),
        ("pre", { ($0.size, $0.families, $0.preservesSpaces) = (9.75, ["Courier", "monospace"], true) }), ("center", { $0.alignment = .center }),
        ("p", { $0.spacing = 12 }), ("blockquote", { $0.indentation = 40 }), ("dd", { $0.indentation = 36 }), ("span", { _ in }), ("div", { _ in }),
        ("h1", { ($0.size, $0.isBold, $0.spacing) = (24, true, 16.08) }), ("h2", { ($0.size, $0.isBold, $0.spacing) = (18, true, 12.06) }),
        ("h3", { ($0.size, $0.isBold, $0.spacing) = (14.04, true, 9.4068) }), ("h4", { ($0.size, $0.isBold, $0.spacing) = (12, true, 8.04) }),
        ("h5", { ($0.size, $0.isBold, $0.spacing) = (9.96, true, 6.6732) }), ("h6", { ($0.size, $0.isBold, $0.spacing) = (8.04, true, 5.3868) }),
    ]

    @Test(arguments: elements)
    func anElementHasItsStyleAndNoOther(name: String, change: @Sendable (inout HTMLStyle) -> Void) throws {
        var expected = HTMLStyle()
        change(&expected)
        var found = try style("<\(name)>x")
        for path in [\HTMLStyle.size, \.baselineOffset, \.spacing, \.indentation] {
            #expect(abs(found[keyPath: path] - expected[keyPath: path]) < 1e-9, "\(path)")
            found[keyPath: path] = expected[keyPath: path]
        }
        #expect(found == expected)
    }

    @Test(
        arguments: [
            ("1", 9), ("2", 10), ("3", 12), ("7", 36), ("9", 36), ("0", 9), ("-1", 10), ("+9", 36), (" +2 ", 18), ("x", 12),
        ] as [(String, Double)])
    func theSevenSizesOfFontsAreAbsoluteOrFromTheMiddle(text: String, size: Double) throws {
        #expect(try style("<font size='\(text)'>x").size == size)
    }

    @Test(arguments: ["left", "CENTER", "right", "justify", "nonsense"])
    func blocksAreAlignedByTheirAttribute(text: String) throws {
        #expect(try style("<div align=\(text)>x").alignment == HTMLStyle.Alignment(rawValue: text.lowercased()))
        #expect(try style("<span align=\(text)>x").alignment == nil)
    }

    // MARK: Style sheets

    @Test(arguments: [
        ("p", true), ("div", false), (".a", true), ("p.a", true), (".a.b", true), (".c", false), ("#i", true), ("body p", true), ("body > p", true),
        ("html > p", false), ("i, p", true), ("*", true), ("p:hover", false), ("P", true),
    ])
    func rulesSelectElements(selector: String, isSelected: Bool) throws {
        let html = "<style>/* no { } */ @media print { p { color: red } } \(selector) { letter-spacing: 3px; }</style><body><p class='a b' id=i>x"
        #expect(try (style(html).letterSpacing == 3) == isSelected)
    }

    @Test
    func theMoreSpecificRuleWinsAndThenTheLater() throws {
        let sheet = "<style>#i { letter-spacing: 1px } .a { letter-spacing: 2px } p { letter-spacing: 3px } p { letter-spacing: 4px }</style>"
        #expect(try style(sheet + "<p>x").letterSpacing == 4)
        #expect(try style(sheet + "<p class=a>x").letterSpacing == 2)
        #expect(try style(sheet + "<p class=a id=i>x").letterSpacing == 1)
        #expect(try style(sheet + "<p id=i style='letter-spacing: 5px'>x").letterSpacing == 5)
    }

    @Test
    func stylesAreInherited() throws { #expect(try style("<style>div { color: #f00; font-weight: 600 }</style><div><p><i>x").isBold) }
}
