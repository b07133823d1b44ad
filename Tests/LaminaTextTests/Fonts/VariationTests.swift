import LaminaPrimitives
import LaminaText
import TestFontFiles
import Testing

struct VariationTests {
    private static func face(_ change: (inout VariableFont) -> Void = { _ in }) throws -> FontFace {
        var font = VariableFont()
        change(&font)
        return try FontFace(.memory(font.bytes))
    }

    private static func weight(_ value: Double) -> FontVariation { [.weightAxis: value] }

    @Test func theFaceHasTwoAxes() throws {
        let axes = try Self.face { $0.hidesWidth = true }.axes
        #expect(axes.map(\.tag) == [VariableFont.weight, VariableFont.width])
        #expect(axes.map(\.minimum) == [100, 50] && axes.map(\.initial) == [400, 100] && axes.map(\.maximum) == [900, 200])
        #expect(axes.map(\.name) == ["Weight", "Width"] && axes.map(\.isHidden) == [false, true])
    }

    @Test(arguments: [(100.0, 150.0), (250, 175), (400, 200), (650, 300), (900, 400)])
    func anOutlineFollowsTheWeight(weight: Double, edge: Double) throws {
        let face = try Self.face().varied(by: Self.weight(weight))
        #expect(face.outline(of: 1).bounds == Rect(100, 0, edge - 100, 700))
    }

    @Test func axesAddUp() throws {
        let face = try Self.face().varied(by: [.weightAxis: 900, VariableFont.width: 200])
        #expect(face.outline(of: 1).bounds == Rect(150, 0, 300, 700))
        #expect(face.advance(of: 1) == 0.6)
    }

    @Test(arguments: [false, true])
    func advancesFollowTheWeightWithAndWithoutTheirTable(hasTable: Bool) throws {
        let face = try Self.face { $0.hasAdvanceTable = hasTable }
        #expect(face.advance(of: 1) == 0.3)
        #expect(face.varied(by: Self.weight(900)).advance(of: 1) == 0.5)
        #expect(face.varied(by: Self.weight(650)).advance(of: 1) == 0.4)
        #expect(face.varied(by: Self.weight(900)).advance(of: 2) == 0.8)
    }

    @Test func aCurveOfWeightsIsFollowed() throws {
        let face = try Self.face { $0.hasCurvedWeights = true }.varied(by: Self.weight(650))
        #expect(face.outline(of: 1).bounds == Rect(100, 0, 150, 700))
        #expect(face.advance(of: 1) == 0.35)
    }

    @Test func variationsOfOneFileDoNotDisturbEachOther() throws {
        let face = try Self.face()
        let (light, black) = (face.varied(by: Self.weight(100)), face.varied(by: Self.weight(900)))
        for _ in 0..<2 {
            #expect(black.outline(of: 1).bounds?.maxX == 400)
            #expect(face.outline(of: 1).bounds?.maxX == 200)
            #expect(light.outline(of: 1).bounds?.maxX == 150)
        }
    }

    @Test func valuesAreClampedAndUnknownAxesIgnored() throws {
        let face = try Self.face()
        #expect(face.varied(by: Self.weight(5000)) == face.varied(by: Self.weight(900)))
        #expect(face.varied(by: Self.weight(-.infinity)).variation == [.weightAxis: 100])
        #expect(face.varied(by: Self.weight(.nan)) === face)
        #expect(face.varied(by: [.slantAxis: 5]) === face)
        #expect(face.varied(by: Self.weight(400)) === face)
    }

    @Test func laterValuesReplaceEarlierOnesOfTheirAxis() throws {
        let face = try Self.face()
        let wide = face.varied(by: Self.weight(900)).varied(by: [VariableFont.width: 200])
        #expect(wide.variation == [.weightAxis: 900, VariableFont.width: 200])
        #expect(wide.varied(by: [.weightAxis: 400, VariableFont.width: 100]) === face)
    }

    @Test func equalVariationsOfAFaceAreEqual() throws {
        let (face, other) = (try Self.face(), try Self.face())
        let black = face.varied(by: Self.weight(900))
        #expect(black === face.varied(by: Self.weight(900)))
        #expect(black != face && black != other.varied(by: Self.weight(900)) && black != face.varied(by: Self.weight(899)))
        #expect(Set([black, face, face.varied(by: Self.weight(900))]).count == 2)
    }

    @Test func aNamedInstanceStartsAtItsOwnValues() throws {
        let black = try FontFace(.memory(VariableFont().bytes), index: 1 << 16)
        #expect(black.variation == [.weightAxis: 900])
        #expect(black.outline(of: 1).bounds?.maxX == 400 && black.advance(of: 1) == 0.5)
        let regular = black.varied(by: Self.weight(400))
        #expect(regular.outline(of: 1).bounds?.maxX == 200 && regular.advance(of: 1) == 0.3)
        #expect(black.outline(of: 1).bounds?.maxX == 400)
        #expect(regular.varied(by: Self.weight(900)) === black)
    }

    @Test func aFontTakesNameAndWeightOfItsVariation() throws {
        let font = Font(try Self.face(), size: 10).varied(by: Self.weight(700))
        #expect(font.name == "LaminaTest-Regular_wght2BC0000_wdth" && font.traits.weight == 700)
        #expect(font.varied(by: Self.weight(400)).name == "LaminaTest-Regular" && font.varied(by: Self.weight(400)).traits.weight == 400)
    }

    @Test func aNameFindsTheVariationOfAnAddedFace() throws {
        let catalog = FontCatalog()
        let face = try Self.face()
        #expect(catalog.register(face))
        let font = try Font(named: "LaminaTest-Regular_wght2BC0000_wdth", size: 10, catalog: catalog)
        #expect(font.face == face.varied(by: Self.weight(700)))
        for name in ["LaminaTest-Regular_slnt2BC0000", "LaminaTest-Regular_wght2BC0000123_wdth", "LaminaTest-Regular_wghtXYZ", "_wght1"] {
            #expect((try? Font(named: name, size: 10, catalog: catalog))?.face.variation ?? [:] == [:])
        }
    }

    @Test func aFontThatIsNotVariableStaysItself() throws {
        let font = try Fonts.sans()
        #expect(font.varied(by: Self.weight(700)) == font)
    }

    @Test func aLineIsAsWideAsItsVariedGlyphs() throws {
        let font = Font(try Self.face(), size: 100).varied(by: Self.weight(900))
        #expect(TextLayout("IOI", font).lines.map(\.width) == [180])
    }

    @Test func threadsReadVariationsOfOneFileAtTheSameTime() async throws {
        let face = try Self.face()
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { step in
                        let weight = 400 + 500 * Double((step * 7 + task) % 101) / 100
                        let right = face.varied(by: Self.weight(weight)).outline(of: 1).bounds?.maxX ?? 0
                        return abs(right - (200 + (weight - 400) * 0.4)) <= 0.51
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
