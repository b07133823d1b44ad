import Foundation
import LaminaFoundation
import Testing

/// Predicates from formats, by the rules of Apple's Predicate Programming Guide.
struct PredicateTests {
    private let person: [String: Any] = [
        "name": "Zoë", "age": 30, "email": "zoe@example.com", "tags": ["swift", "Art"], "address": ["city": "Köln"], "nothing": NSNull(),
        "born": Date(timeIntervalSinceReferenceDate: 10), "isAdmin": true, "scores": [1, 5, 9],
    ]

    private func holds(_ format: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: person)
    }

    @Test(arguments: [
        ("age = 30", true), ("age == 30", true), ("age != 30", false), ("age <> 31", true), ("age < 31", true), ("age <= 30", true),
        ("age =< 29", false), ("age > 29.5", true), ("age >= 30", true), ("age => 31", false), ("30 == age", true), ("age > -5", true),
        ("age == 0x1E", true), ("age == 0b11110 AND age == 0o36", true), ("age == 3e1", true), ("age BETWEEN {30, 40}", true),
        ("age BETWEEN {31, 40}", false), ("isAdmin == YES", true), ("isAdmin == FALSE", false), ("isAdmin = 1", true),
    ])
    func numbersAreCompared(format: String, expected: Bool) { #expect(holds(format) == expected) }

    @Test(arguments: [
        ("email CONTAINS 'example'", true), ("email CONTAINS 'EXAMPLE'", false), ("email CONTAINS[c] 'EXAMPLE'", true),
        ("email BEGINSWITH \"zoe\"", true), ("email ENDSWITH '.org'", false), ("email endswith[c] '.COM'", true), ("name == 'Zoe'", false),
        ("name ==[d] 'Zoe'", true), ("name ==[cd] 'ZOE'", true), ("name LIKE 'Z*'", true), ("name LIKE[cd] 'z?e'", true), ("name LIKE 'Z?'", false),
        ("name LIKE '*'", true), ("email LIKE '*@*.*'", true), (#"email LIKE '*\\@*'"#, true),
        (#"email MATCHES '[a-z]+@[a-z]+\\.com'"#, true), ("email MATCHES 'zoe'", false), ("email MATCHES[c] 'ZOE.*'", true),
        ("name < 'a'", true), ("address.city BEGINSWITH[d] 'Kol'", true), ("name CONTAINS ''", true),
    ])
    func textsAreCompared(format: String, expected: Bool) { #expect(holds(format) == expected) }

    @Test(arguments: [
        ("name IN {'Ada', 'Zoë'}", true), ("name IN {'Ada'}", false), ("name IN[cd] {'zoe'}", true), ("'swift' IN tags", true),
        ("tags CONTAINS 'swift'", true), ("tags CONTAINS[c] 'art'", true), ("'oe' IN email", true), ("ANY tags BEGINSWITH 's'", true),
        ("SOME tags == 'none'", false), ("ALL tags MATCHES '[A-Za-z]+'", true), ("ALL scores > 1", false), ("NONE scores > 9", true),
        ("tags[FIRST] == 'swift'", true), ("tags[LAST] == 'Art'", true), ("tags[SIZE] == 2", true), ("scores[1] == 5", true),
        ("address['city'] == 'Köln'", true), ("scores.@count == 3", true), ("scores.@sum.self == 15", true), ("sum(scores) == 15", true),
        ("max(scores) - min(scores) == 8", true), ("average(scores) = 5", true), ("uppercase(email) BEGINSWITH 'ZOE'", true),
        ("SUBQUERY(scores, $x, $x > 1 AND $x < 9).@count == 1", true), ("(age + 2) * 2 == 64", true), ("2 ** 3 == 8", true),
    ])
    func collectionsAreCompared(format: String, expected: Bool) { #expect(holds(format) == expected) }

    @Test(arguments: [
        ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("NOT age = 30", false), ("!(age = 30)", false), ("age = 1 OR name = 'Zoë'", true),
        ("age = 30 AND name = 'Ada' OR isAdmin = YES", true), ("age = 30 AND (name = 'Ada' OR isAdmin = NO)", false),
        ("age = 30 && name = 'Zoë' || FALSEPREDICATE", true), ("((age) = (30))", true), ("nothing == nil", true), ("nothing != NULL", false),
        ("missing == NIL", true), ("nothing > 5", false), ("nothing CONTAINS 'a'", false), ("#name == 'Zoë'", true), (#"name == 'Zo\u00eb'"#, true),
    ])
    func statementsAreCombined(format: String, expected: Bool) { #expect(holds(format) == expected) }

    @Test func argumentsTakeTheirPlaces() {
        #expect(holds("%K == %@", "name", "Zoë"))
        #expect(holds("%K.city = %@ AND age > %d AND age < %f", "address", "Köln", 29, 30.5))
        #expect(holds("name IN %@", ["Ada", "Zoë"]))
        #expect(holds("born > %@", Date(timeIntervalSinceReferenceDate: 9)))
        #expect(holds("age BETWEEN %@", [1, 30]))
        #expect(holds("age BETWEEN {%i, %ld}", 1, 30))
        #expect(!holds("name == '%@'"))
        #expect(holds("isAdmin == %@", NSNumber(value: true)))
        #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "ada").evaluate(with: "Ädä"))
    }

    @Test func objectsAreReadByKeyValueCoding() {
        let songs = [Song("la", 2.5, plays: 3), Song("li", 4, plays: 30), Song("do", 1, plays: 300)]
        let found = (songs as NSArray).filtered(using: NSPredicate(format: "title BEGINSWITH 'l' AND plays > %d", 5))
        #expect((found as? [Song])?.map(\.title) == ["li"])
        #expect(NSPredicate(format: "title == 'la'").evaluate(with: songs[0]))
        let some = NSMutableArray(array: songs)
        some.filter(using: NSPredicate(format: "duration < 3"))
        #expect(some.count == 2)
    }

    @Test func predicatesAreCompounds() {
        let (adult, admin) = (NSPredicate(format: "age >= 18"), NSPredicate(format: "isAdmin == NO"))
        #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [adult, admin]).evaluate(with: person))
        #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [adult, admin]).evaluate(with: person))
        #expect(NSCompoundPredicate(notPredicateWithSubpredicate: admin).evaluate(with: person))
    }

    @Test func variablesAreReplaced() {
        let template = NSPredicate(format: "name == $NAME")
        #expect(template.withSubstitutionVariables(["NAME": "Zoë"]).evaluate(with: person))
        #expect(template.evaluate(with: person, substitutionVariables: ["NAME": "Zoë"]))
        #expect(!template.evaluate(with: person))
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "the variable $NAME has no value"))
    }

    @Test func equalFormatsAreEqualAndACopyIsTheSame() {
        let one = NSPredicate(format: "a == %@ AND b > %d", "x", 3)
        #expect(one == NSPredicate(format: "a = 'x' && b > 3"))
        #expect(one.description == "a == \"x\" AND b > 3")
        #expect((one.copy() as? NSPredicate)?.evaluate(with: ["a": "x", "b": 4]) == true)
    }

    @Test(arguments: [
        ("", "a value is expected in place of the end"), ("age", "a comparison is expected in place of the end"),
        ("age ==", "a value is expected in place of the end"), ("age == 1 2", "the number 2 is not expected"), ("name == 'a", "has no closing '"),
        ("(age == 1", "“)” is expected before the end"), ("name CONTAINS[x] 'a'", "“x” is no option"), ("name == %@", "more places than arguments"),
        ("name ~ 1", "“~” has no meaning here"), ("f(1) == 1", "there is no function “f”"), ("sum() == 1", "takes 1 values, not 0"),
        ("AND == 1", "a value is expected"), ("a == $", "no name follows “$”"), ("a == %y", "“%y” stands for no argument"),
        ("a == %", "“%” stands for no argument"), ("a == %10.2y", "“%10.2y” stands for no argument"),
    ])
    func aFormatThatCannotBeReadIsReportedAndNeverTrue(format: String, reason: String) {
        #expect(!NSPredicate(format: format).evaluate(with: person))
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "Unable to parse the format string \"\(format)\": "))
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: reason))
    }

    @Test func argumentsWithoutAPlaceAreReported() {
        #expect(!holds("age == 30", "more"))
        #expect(!holds("age == %d", "text"))
        #expect(Diagnostics.hasReported(exception: "NSInvalidArgumentException", part: "the argument of %d is no number"))
    }

    @Test(arguments: ["name > 5", "age CONTAINS 'a'", "ANY age == 1", "age BETWEEN {1}", "name IN age", "name MATCHES '('", "tags[9] == 1"])
    func aComparisonThatCannotBeMadeIsFalse(format: String) { #expect(!holds(format)) }

    @Test func deepAndLongFormatsEndWithAnErrorOrAnAnswer() {
        for part in ["(", "NOT ", "-", "{", "a.", "a[", "1+", "f("] {
            #expect(!NSPredicate(format: String(repeating: part, count: 20_000)).evaluate(with: person))
        }
        let many = Array(repeating: "age == 30", count: 5_000).joined(separator: " AND ")
        #expect(holds(many))
        #expect(holds(String(repeating: "(", count: 100) + "age == 30" + String(repeating: ")", count: 100)))
        let text = String(repeating: "a", count: 2_000)
        #expect(!NSPredicate(format: "SELF LIKE %@", String(repeating: "a*", count: 200) + "b").evaluate(with: text))
    }
}
