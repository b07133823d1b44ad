import CoreGraphics
import Testing
import UIKit

/// The styles of contents and backgrounds of lists.
@MainActor
@Suite struct ListStyleTests {
    private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: .current)
        change(&state)
        return state
    }

    @Test func backgroundsOfCellsShowTheirSelection() {
        let styles: [(UIBackgroundConfiguration, UIColor, UIColor, CGFloat)] = [
            (.clear(), .clear, .clear, 0), (.listPlainCell(), .systemBackground, .systemGray4, 0), (.listCell(), .systemBackground, .systemGray4, 0),
            (.listGroupedCell(), .secondarySystemGroupedBackground, .systemGray4, 0), (.listSidebarCell(), .clear, .systemGray4, 10),
            (.listAccompaniedSidebarCell(), .clear, .systemGray4, 10), (.listPlainHeaderFooter(), .systemGray6, .systemGray6, 0),
            (.listHeader(), .systemGray6, .systemGray6, 0), (.listGroupedHeaderFooter(), .clear, .clear, 0),
            (.listSidebarHeader(), .clear, .clear, 0), (.listFooter(), .clear, .clear, 0),
        ]
        for (style, normal, chosen, radius) in styles {
            let (selected, pressed) = (style.updated(for: state { $0.isSelected = true }), style.updated(for: state { $0.isHighlighted = true }))
            #expect(style.backgroundColor == normal && style.cornerRadius == radius)
            #expect(selected.backgroundColor == chosen && pressed.backgroundColor == chosen)
            #expect(selected.updated(for: state { _ in }).backgroundColor == normal)
            var own = style
            own.backgroundColor = .red
            #expect(own.updated(for: state { $0.isSelected = true }).backgroundColor == .red)
        }
        var view = UIViewConfigurationState(traitCollection: .current)
        view.isHighlighted = true
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: view).backgroundColor == .systemGray4)
        (view.isHighlighted, view.isSelected) = (false, true)
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: view).backgroundColor == .systemGray4)
    }

    @Test func coloursAreTheTintAndAreTransformed() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .red) == .clear && background.resolvedStrokeColor(for: .red) == .red)
        background.backgroundColor = nil
        background.strokeColor = .blue
        #expect(background.resolvedBackgroundColor(for: .red) == .red && background.resolvedStrokeColor(for: .red) == .blue)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .green : .black }
        background.strokeColorTransformer = UIConfigurationColorTransformer { $0 == .blue ? .yellow : .black }
        #expect(background.resolvedBackgroundColor(for: .red) == .green && background.resolvedStrokeColor(for: .red) == .yellow)
    }

    @Test func contentsHaveTheFontsOfTheirStyles() {
        func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
        let (title2, title3) = (font(.title2).pointSize, font(.title3).pointSize)
        let styles: [(UIListContentConfiguration, UIFont, UIColor, CGFloat)] = [
            (.cell(), font(.body), .label, 11), (.subtitleCell(), font(.body), .label, 11), (.valueCell(), font(.body), .label, 11),
            (.sidebarCell(), font(.body), .label, 11), (.sidebarSubtitleCell(), font(.body), .label, 11),
            (.accompaniedSidebarCell(), font(.body), .label, 11), (.accompaniedSidebarSubtitleCell(), font(.body), .label, 11),
            (.plainHeader(), font(.headline), .label, 5), (.header(), font(.headline), .label, 5), (.sidebarHeader(), font(.headline), .label, 5),
            (.plainFooter(), font(.subheadline), .secondaryLabel, 5), (.groupedFooter(), font(.footnote), .secondaryLabel, 5),
            (.footer(), font(.footnote), .secondaryLabel, 5), (.groupedHeader(), font(.footnote), .secondaryLabel, 5),
            (.prominentInsetGroupedHeader(), .systemFont(ofSize: title3, weight: .semibold), .label, 5),
            (.extraProminentInsetGroupedHeader(), .systemFont(ofSize: title2, weight: .bold), .label, 5),
        ]
        for (style, font, color, margin) in styles {
            #expect(style.textProperties.font == font && style.textProperties.color == color)
            #expect(style.directionalLayoutMargins.top == margin && style.directionalLayoutMargins.leading == 16)
        }
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.color == .secondaryLabel)
        let sidebar = UIListContentConfiguration.sidebarCell()
        #expect(sidebar.secondaryTextProperties.color == .secondaryLabel)
        #expect(sidebar.imageProperties.preferredSymbolConfiguration == UIImage.SymbolConfiguration(textStyle: .body))
    }
}
