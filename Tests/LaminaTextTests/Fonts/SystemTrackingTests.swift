import Testing

@testable import LaminaText

/// Widths that Interface Builder has stored for labels of Apple's system font, in points.
struct SystemTrackingTests {
    @Test(arguments: [
        ("Expiration", 12.0, 56.5), ("play versus a computer", 16, 168.5), ("Guess where the slider is:", 17, 196.33), ("Last Name:", 17, 86.33),
        ("Menu Fade Status Bar", 17, 168.5), ("Phone Number:", 17, 118.67), ("Please choose new date for selected item", 17, 318.5),
        ("Put the Bull's Eye as close as you can to:", 17, 309.33), ("Sound Name", 17, 98.33), ("degrees Fahrenheit", 36, 295.33),
    ])
    func textsHaveTheWidthsOfApplesFont(text: String, size: Double, width: Double) throws {
        let font = try Font.system(size: size)
        guard font.face.familyName.hasPrefix("Inter") else { return }
        let layout = TextLayout(StyledText(text, TextStyle(font)))
        #expect(abs(layout.size.width / width - 1) < 0.012, "\(layout.size.width)")
    }

    @Test func sizesBetweenTwoOfTheTableAreInterpolated() {
        #expect(abs(SystemTracking.points(at: 17) - -0.442) < 1e-9)
        #expect(abs(SystemTracking.points(at: 12.5) - -0.003 * 12.5) < 1e-9)
        #expect(SystemTracking.points(at: 2) == 0.041 * 2)
    }
}
