import Testing
import UIKit

@MainActor
struct UnavailableContentTests {
    private func show(_ configuration: UIContentUnavailableConfiguration) -> UIContentUnavailableView {
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        return view
    }

    private func labels(of view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden } }

    @Test func textsAndButtonStandInTheMiddleAboveEachOther() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star.fill")
        configuration.text = "No favourites"
        configuration.secondaryText = "Tap the star of a recipe."
        var taps = 0
        configuration.button = .filled()
        configuration.button.title = "Browse"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        let view = show(configuration)
        let texts = labels(of: view)
        let picture = try #require(view.subviews.first { $0 is UIImageView })
        let button = try #require(view.subviews.first { $0 is UIButton } as? UIButton)
        #expect(texts.map(\.text) == ["No favourites", "Tap the star of a recipe."])
        let places = [picture.frame, texts[0].frame, texts[1].frame, button.frame]
        for (upper, lower) in zip(places, places.dropFirst()) { #expect(upper.maxY < lower.minY) }
        for place in places { #expect(abs(place.midX - 160) <= 0.5 && place.height > 0) }
        #expect(abs((picture.frame.minY + button.frame.maxY) / 2 - 240) <= 0.5)
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
        configuration.text = nil
        view.configuration = configuration
        #expect(labels(of: view).count == 1)
    }

    @Test func aLongTextWrapsInsideOfTheMargins() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.secondaryText = String(repeating: "many words ", count: 20)
        let label = labels(of: show(configuration))[0]
        #expect(label.frame.minX >= 16 && label.frame.maxX <= 304 && label.frame.height > 60)
    }

    @Test func loadingHasASpinnerAndASearchItsWords() throws {
        let loading = show(.loading())
        #expect(loading.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
        #expect(labels(of: loading).map(\.text) == ["Loading…"])
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "cake"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “cake”")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    private final class EmptyController: UIViewController {
        var isEmpty = true
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    @Test func aControllerCoversItsViewUntilThereIsContent() throws {
        let controller = EmptyController()
        let shown = try #require(controller.view.subviews.first as? UIContentUnavailableView)
        #expect(shown.frame == controller.view.bounds)
        controller.view.bounds.size.width += 50
        #expect(shown.frame.width == controller.view.bounds.width)
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.view.subviews.first === shown)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.view.subviews.isEmpty)
    }
}
