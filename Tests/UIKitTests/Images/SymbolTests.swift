import Foundation
import LaminaPrimitives
import Testing

import UIKit

struct SymbolTests {
    /// Returns the sum of all alphas of an image, in opaque pixels.
    private func ink(_ image: UIImage?) -> Double {
        (image?.cgImage?.picture.bitmap.pixels ?? []).reduce(0) { $0 + Double($1 >> 24) / 255 }
    }

    private func pixels(_ image: UIImage?) -> [Pixel] { image?.cgImage?.picture.bitmap.pixels ?? [] }

    @Test func theTableHasFourHundredOfApplesNamesAndMore() { #expect(SymbolGlyph.count >= 400) }

    @Test func everyNameOfTheTableHasInk() {
        let names = SymbolGlyph.names.split(separator: "\n").flatMap { $0.split(separator: " ").dropFirst(2) }
        #expect(Set(names).count == names.count)
        for name in names {
            let image = UIImage(systemName: String(name))
            #expect(image?.details.symbol?.isPlaceholder == false, "\(name)")
            #expect(ink(image) > 4, "\(name)")
        }
    }

    @Test(arguments: ["house.fill", "gearshape", "magnifyingglass", "phone.circle.fill", "calendar"])
    func aSymbolsHeightFollowsFontAndScale(name: String) throws {
        let small = try #require(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let large = try #require(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 170)))
        #expect(abs(large.size.height - 10 * small.size.height) <= 10)
        // Apple's symbols at the medium scale are 1.0 to 1.4 times as high as the font size.
        #expect(small.size.height >= 15 && small.size.height <= 25)
        let larger = try #require(small.applyingSymbolConfiguration(.init(scale: .large)))
        #expect(larger.size.height > small.size.height)
    }

    @Test func aConfigurationsColourIsTheSymbolsOwn() throws {
        let plain = try #require(UIImage(systemName: "circle.fill"))
        let colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]
        for configuration in [UIImage.SymbolConfiguration(paletteColors: colors), UIImage.SymbolConfiguration(hierarchicalColor: colors[0])] {
            let image = try #require(UIImage(systemName: "circle.fill", withConfiguration: configuration))
            #expect(pixels(image) == pixels(plain.withTintColor(colors[0])) && image.renderingMode == .alwaysOriginal && image.size == plain.size)
            #expect(pixels(plain.applyingSymbolConfiguration(configuration)) == pixels(image))
            let large = configuration.applying(UIImage.SymbolConfiguration(pointSize: 40))
            #expect(large.pointSize == 40 && large.colors == configuration.colors)
            #expect(try #require(image.applyingSymbolConfiguration(large)).renderingMode == .alwaysOriginal)
        }
    }

    @Test func aSymbolWithoutColoursOfItsOwnTakesTheTint() throws {
        let plain = try #require(UIImage(systemName: "circle.fill"))
        for configuration in [UIImage.SymbolConfiguration.preferringMulticolor(), .preferringMonochrome()] {
            let image = try #require(UIImage(systemName: "circle.fill", withConfiguration: configuration))
            #expect(pixels(image) == pixels(plain) && image.renderingMode == plain.renderingMode)
        }
        let red = try #require(UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)))
        #expect(pixels(red.applyingSymbolConfiguration(UIImage.SymbolConfiguration.preferringMonochrome())) == pixels(plain))
    }

    @Test(arguments: ["house", "gearshape", "calendar", "bell.circle"])
    func aHeavierSymbolHasMoreInk(name: String) {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .black]
        let inks = weights.map { ink(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: $0))) }
        #expect(inks == inks.sorted() && Set(inks).count == inks.count, "\(inks)")
    }

    @Test func anEnclosedSymbolIsCutOutOfItsFilledOutline() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17)
        let filled = try #require(UIImage(systemName: "phone.circle.fill", withConfiguration: configuration))
        let outlined = try #require(UIImage(systemName: "phone.circle", withConfiguration: configuration))
        #expect(filled.size == outlined.size)
        let disc = Double.pi * 9.4 * 9.4 * Double(filled.scale * filled.scale)
        #expect(ink(filled) < 0.9 * disc && ink(filled) > 0.5 * disc)
        #expect(ink(outlined) < ink(filled))
    }

    @Test(arguments: ["1.circle", "50.square.fill", "a.circle.fill", "z.square"]) func aLetterOrANumberMayBeEnclosed(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.details.symbol?.isPlaceholder == false)
        let other = try #require(UIImage(systemName: name.hasPrefix("1") ? "2.circle" : "b.square"))
        #expect(pixels(image) != pixels(other))
    }

    @Test(arguments: ["100.circle", "ab.circle", "1", "a", ".circle"]) func otherTextsAreNoSymbols(name: String) {
        #expect(UIImage(systemName: name)?.details.symbol?.isPlaceholder == true)
    }

    @Test func anUnknownNameGivesAVisiblePlaceholder() throws {
        let image = try #require(UIImage(systemName: "no.such.symbol"))
        #expect(image.details.symbol?.isPlaceholder == true)
        #expect(image.isSymbolImage)
        #expect(ink(image) > 20)
        #expect(pixels(image) == pixels(UIImage(systemName: "nor.this.one")))
    }

    @MainActor @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleToFill, .center])
    func anImageViewDrawsASymbolAtTheSizeInWhichItIsShown(mode: UIView.ContentMode) throws {
        let symbol = try #require(UIImage(systemName: "gearshape"))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.contentMode = mode
        view.image = symbol
        let shown = try #require(view.layer.contents as! CGImage?)
        let longest = CGFloat(max(shown.width, shown.height))
        let natural = max(symbol.size.width, symbol.size.height) * symbol.scale
        #expect(abs(longest - (mode == .center ? natural : 200 * symbol.scale)) <= 2 * symbol.scale)
        view.frame.size = CGSize(width: 100, height: 100)
        view.layoutIfNeeded()
        let smaller = try #require(view.layer.contents as! CGImage?)
        #expect(mode == .center || abs(CGFloat(max(smaller.width, smaller.height)) - 100 * symbol.scale) <= 2 * symbol.scale)
    }

    @Test func configurationsAreEqualWhenTheirValuesAre() {
        func all() -> [UIImage.SymbolConfiguration] {
            [
                .init(pointSize: 10), .init(pointSize: 10, weight: .bold), .init(pointSize: 10, weight: .bold, scale: .large), .init(weight: .bold),
                .init(scale: .large), .unspecified,
            ]
        }
        for (index, one) in all().enumerated() {
            for (other, two) in all().enumerated() {
                #expect((one == two) == (index == other) && one.isEqual(to: two) == (index == other), "\(index) \(other)")
            }
            #expect(Set(all()).contains(one) && !one.isEqual(to: nil) && !one.isEqual("a"))
        }
    }

    @MainActor @Test func anEnlargedSymbolKeepsTheColourOfItsImage() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.image = symbol
        let shown = try #require(view.layer.contents as! CGImage?)
        #expect(shown.width >= Int(195 * symbol.scale))
        let colors = Set(shown.picture.bitmap.pixels.filter { $0 >> 24 == 0xFF })
        #expect(colors == Set(pixels(symbol).filter { $0 >> 24 == 0xFF }) && colors.count == 1)
    }
}
