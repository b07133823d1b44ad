import Foundation
import Testing
import UIKit

struct TraitCollectionTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func aNewCollectionIsUnspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
    }

    @Test func mergedTraitsUseTheLastSpecifiedValue() {
        let fine = UITraitCollection(displayScale: 3)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), fine, dark])
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.displayScale == 3)
        #expect(both.containsTraits(in: fine))
        #expect(!fine.containsTraits(in: both))
    }

    @Test func aClosureSetsTraits() {
        let made = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 3
            $0.displayGamut = .P3
        }
        #expect(made == UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3), UITraitCollection(displayGamut: .P3)]))
        let changed = made.modifyingTraits { $0.userInterfaceStyle = .unspecified }
        #expect(changed.userInterfaceStyle == .unspecified && changed.displayGamut == .P3 && made.userInterfaceStyle == .dark)
    }

    @Test @MainActor func theScreenShowsTheColoursOfSRGB() {
        #expect(UIScreen.main.traitCollection.displayGamut == .SRGB && UITraitCollection().displayGamut == .unspecified)
    }

    @Test func collectionsWithEqualTraitsAreEqual() {
        #expect(UITraitCollection(userInterfaceStyle: .dark) == dark)
        #expect(UITraitCollection(userInterfaceStyle: .dark).hash == dark.hash)
        #expect(UITraitCollection(userInterfaceStyle: .light) != dark)
        #expect(dark.copy() as? UITraitCollection == dark)
    }

    @Test func onlyStyleAndLevelChangeColours() {
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])))
    }

    @Test func aCollectionIsCurrentInsidePerformAsCurrent() {
        let before = UITraitCollection.current
        dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
        #expect(UITraitCollection.current === before)
    }
}
