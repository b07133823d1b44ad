import LaminaText
import Testing

struct PluralCategoryTests {
    @Test(arguments: [
        ("en", 1, PluralCategory.one), ("en", 0, .other), ("en", 2, .other), ("en_GB", 1, .one), ("de-AT", 1, .one), ("fr", 0, .one),
        ("ja", 1, .other), ("ru", 1, .one), ("ru", 21, .one), ("ru", 3, .few), ("ru", 11, .many), ("pl", 22, .few),
        ("pl", 5, .many), ("cs", 1.5, .many),
        ("ar", 0, .zero), ("ar", 2, .two), ("ar", 7, .few), ("ar", 13, .many), ("ar", 100, .other), ("cy", 6, .many), ("", 1, .other),
        ("no such language", 1, .other), ("en", .nan, .other), ("en", .infinity, .other),
    ])
    func aNumberHasTheCategoryOfItsLanguage(language: String, number: Double, category: PluralCategory) {
        #expect(PluralCategory(of: number, in: language) == category)
    }
}
