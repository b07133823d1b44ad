import QuartzCore
import Testing
import UIKit

@MainActor
struct ImageViewTests {
    @Test func aViewHasItsImagesSizeAndTakesNoTouches_uiview025() {
        let view = UIImageView(image: makeRedOverBlue())
        #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func theLayerShowsTheImageAtItsScale() {
        let view = UIImageView()
        let image = makeRedOverBlue()
        view.image = image
        #expect(contents(of: view) === image.cgImage)
        #expect(view.layer.contentsScale == 1)
        view.image = nil
        #expect(view.layer.contents == nil)
    }

    @Test func aHighlightedViewShowsItsOtherImage() {
        let (first, second) = (makeRedOverBlue(), makeRedOverBlue())
        let view = UIImageView(image: first, highlightedImage: second)
        view.isHighlighted = true
        #expect(contents(of: view) === second.cgImage)
        view.isHighlighted = false
        #expect(contents(of: view) === first.cgImage)
    }

    @Test func aTemplateImageHasTheViewsTint() {
        let view = UIImageView(image: makeRedOverBlue().withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(contents(of: view).map { UIImage(cgImage: $0).pixel(0, 0) } == Paint.green)
        view.overrideUserInterfaceStyle = .dark
        view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        #expect(contents(of: view).map { UIImage(cgImage: $0).pixel(0, 0) } == Paint.blue)
        view.overrideUserInterfaceStyle = .light
        #expect(contents(of: view).map { UIImage(cgImage: $0).pixel(0, 0) } == Paint.red)
    }

    @Test func capInsetsBecomeTheLayersContentsCenter() {
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2)
        let view = UIImageView(image: makeRedOverBlue().resizableImage(withCapInsets: caps))
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
    }

    @Test func anAnimatedImageIsADiscreteContentsAnimation() throws {
        let view = UIImageView()
        view.animationImages = [makeRedOverBlue(), makeRedOverBlue(), makeRedOverBlue()]
        view.animationRepeatCount = 2
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        let film = try #require(view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0) } as? CAKeyframeAnimation)
        #expect(film.duration == 0.1)
        #expect(film.repeatCount == 2)
        #expect(film.values?.count == 3)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func anAnimatedImageShowsThirtyImagesPerSecondForever_uiview023and024() {
        let view = UIImageView()
        view.animationImages = Array(repeating: makeRedOverBlue(), count: 15)
        view.startAnimating()
        let film = view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0) }
        #expect(film?.duration == 0.5)
        #expect(film?.repeatCount == .infinity)
    }

    @Test func anAnimatedImagePlaysAutomatically() {
        let view = UIImageView(image: UIImage.animatedImage(with: [makeRedOverBlue(), makeRedOverBlue()], duration: 1))
        #expect(view.isAnimating)
        view.image = makeRedOverBlue()
        #expect(!view.isAnimating)
    }

    private func contents(of view: UIView) -> CGImage? { view.layer.contents as? CGImage }
}
