import Testing

@testable import LaminaCommand

@Suite struct PictureNamesTests {
    @Test(arguments: [
        ("Card", "Card"), ("a/b\\c", "a-b-c"), ("\"quoted\"\nname", "quoted-name"), ("../..", "preview"), ("🚀", "preview"), ("Größe 2", "Gr-e-2"),
    ])
    func aNameHasLettersDigitsAndHyphens(preview: String, expected: String) {
        var names = PictureNames()
        #expect(names.name(for: preview) == expected)
    }

    @Test func noNameIsGivenTwiceWhateverItsCase() {
        var names = PictureNames()
        #expect(["Card", "card", "Card!", "Card 2"].map { names.name(for: $0) } == ["Card", "card-2", "Card-3", "Card-2-2"])
    }

    @Test func aLongNameIsCut() {
        var names = PictureNames()
        #expect(names.name(for: String(repeating: "a", count: 500)).count == 60)
    }
}
