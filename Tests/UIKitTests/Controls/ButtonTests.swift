import TestSupport
import Testing
import UIKit

@MainActor
struct ButtonTests {
    let hand = Hand()

    private func heard(by button: UIButton, _ body: () -> Void) -> [String] {
        var heard: [String] = []
        let events: [(String, UIControl.Event)] = [
            ("inside", .touchUpInside), ("outside", .touchUpOutside), ("primary", .primaryActionTriggered),
        ]
        for (name, event) in events { button.addAction(UIAction { _ in heard.append(name) }, for: event) }
        body()
        hand.close()
        return heard
    }

    @Test func aTitlesShadowLiesUnderTheTitleUnlessItIsMoved() {
        #expect(UIButton(type: .system).titleLabel?.shadowOffset == .zero && UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test func aButtonIsTappableAtItsSuperviewsModelOpacityOf0_02AndNotAt0WhileItAnimates() {
        let holder = UIView(frame: hand.window.bounds)
        hand.window.addSubview(holder)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.addSubview(button)
        let heard = heard(by: button) {
            hand.open()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 100
            holder.layer.add(fade, forKey: "fade")
            holder.layer.opacity = 0.02
            hand.tap(50, 50)
            holder.layer.opacity = 0
            hand.tap(50, 50)
        }
        #expect(heard == ["inside", "primary"])
    }

    @Test func touchUpInsideAndOutside() {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        hand.window.addSubview(button)
        let heard = heard(by: button) {
            hand.down(120, 120)
            hand.up(200, 120)
            hand.down(120, 120)
            hand.up(300, 120)
        }
        #expect(heard == ["inside", "primary", "outside"])
    }

    @Test func aSystemButtonFadesUnderAFinger() {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        hand.window.addSubview(button)
        hand.down(50, 25)
        #expect(isClose(button.titleLabel?.alpha, 0.2))
        // The fade begins at the value on the screen.
        finishTurn()
        hand.move(300, 25)
        #expect(button.titleLabel?.alpha == 1)
        #expect(button.titleLabel?.layer.animationKeys() != nil)
        hand.up(300, 25)
        hand.close()
    }

    @Test func statesWithoutATitleUseTheNormalTitle() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.titleLabel?.text == "Normal" && button.currentTitleColor == .white)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Pressed")
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .red)
        button.isEnabled = true
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.currentTitle == "Normal" && button.title(for: .selected) == "Normal")
    }

    @Test func aSelectedButtonThatIsPressedShowsTheNormalTitleUnlessItHasOneForBothStates() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal" && button.titleLabel?.text == "Normal")
        button.setTitle("Both", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Both")
    }

    @Test func imageAndTitleStandInTheMiddleAndInsetsMoveThem() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setImage(drawn { UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10)) }, for: .normal)
        button.setTitle("Go", for: .normal)
        button.layoutIfNeeded()
        let (image, title) = try (#require(button.imageView), #require(button.titleLabel))
        #expect(abs(image.frame.minX + title.frame.maxX - 200) <= 1 && image.frame.maxX == title.frame.minX)
        #expect(image.frame.size == CGSize(width: 10, height: 10) && image.frame.midY == 22)
        let before = title.frame.minX
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(title.frame.minX == before + 10)
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets.left = 5
        button.layoutIfNeeded()
        #expect(image.frame.minX == 5)
    }

    @Test func aButtonsSizeIsItsTitlesWithSixPointsAboveAndBelow() throws {
        let button = UIButton(type: .system)
        button.setTitle("A longer title", for: .normal)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: title.height + 12))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up) + 6, height: title.height + 4))
    }

    @Test func aPrimaryActionSetsTheTitleAndIsPerformed() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Do") { _ in count += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        hand.window.addSubview(button)
        #expect(button.currentTitle == "Do")
        hand.tap(50, 25)
        hand.close()
        #expect(count == 1)
    }

    @Test func aConfigurationSetsColorsAndLayout() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .red
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.text == "Buy" && title.textColor == .white)
        #expect(button.bounds.width == title.intrinsicContentSize.width + 24)
        let plate = try #require(button.subviews.first?.subviews.first)
        #expect(plate.backgroundColor == .red && plate.layer.cornerRadius == button.bounds.height / 2)
        button.isEnabled = false
        #expect(plate.backgroundColor != .red)
        button.isEnabled = true
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Bought" : "Buy" }
        button.isSelected = true
        #expect(title.text == "Bought")
    }

    @Test func titleAndImageThatAreSetLastAreShownOverAConfiguration() throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Button", UIImage(systemName: "star"))
        let button = UIButton(configuration: configuration)
        button.setTitle("Stop", for: .normal)
        button.setTitle("Chosen", for: .selected)
        let circle = try #require(UIImage(systemName: "circle"))
        button.setImage(circle, for: .normal)
        let title = try #require(button.titleLabel)
        #expect(title.text == "Stop" && button.imageView?.image === circle && button.configuration?.title == "Stop")
        button.isSelected = true
        #expect(title.text == "Chosen")
        button.isSelected = false
        button.configuration?.title = "Go"
        #expect(title.text == "Go")
    }

    @Test func aConfigurationsTitleHasAttributesOfItsOwnOrThoseOfATransformer() throws {
        var configuration = UIButton.Configuration.filled()
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 30)
        configuration.attributedTitle = AttributedString("Buy", attributes: container)
        let button = UIButton(configuration: configuration)
        let title = try #require(button.titleLabel)
        #expect(title.font == .boldSystemFont(ofSize: 30) && title.textColor == .white && configuration.title == "Buy")
        configuration.title = "Sell"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var changed = incoming
            changed.font = .systemFont(ofSize: 11)
            return changed
        }
        button.configuration = configuration
        #expect(title.text == "Sell" && title.font == .systemFont(ofSize: 11) && title.textColor == .white)
    }

    @Test func aConfigurationsBackgroundHasColorLineAndRadius() throws {
        var configuration = UIButton.Configuration.gray()
        configuration.background.backgroundColor = .blue
        (configuration.background.strokeColor, configuration.background.strokeWidth) = (.red, 3)
        configuration.background.cornerRadius = 11
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let (plate, line) = try (#require(button.subviews.first?.subviews.first), #require(button.subviews.first?.subviews.last))
        #expect(plate.backgroundColor == .blue && plate.layer.cornerRadius == 11)
        #expect(line.layer.borderWidth == 3 && line.layer.borderColor == UIColor.red.cgColor)
        button.configuration?.cornerStyle = .capsule
        button.layoutIfNeeded()
        #expect(plate.layer.cornerRadius == 20)
    }

    @Test func aButtonThatTogglesItsSelectionDoesSoOnlyWhenItIsReleasedInside() {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        button.changesSelectionAsPrimaryAction = true
        hand.window.addSubview(button)
        let heard = heard(by: button) {
            hand.tap(120, 120)
            #expect(button.isSelected)
            hand.down(120, 120)
            hand.up(300, 120)
            #expect(button.isSelected)
            hand.tap(120, 120)
            #expect(!button.isSelected)
        }
        #expect(heard == ["inside", "primary", "outside", "inside", "primary"])
    }
}
