import Foundation
import Testing
import UIKit

@MainActor
struct AccessibilityTests {
    @Test func controlsDescribeThemselves() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        let slider = UISlider()
        slider.value = 0.25
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
        let onOff = UISwitch()
        onOff.isOn = true
        #expect(onOff.accessibilityValue == "1")
        let label = UILabel()
        label.text = "Hello"
        #expect(label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
        #expect(!UIImageView().isAccessibilityElement && !UIView().isAccessibilityElement)
    }

    @Test func aViewKeepsItsLargeContent() {
        let view = UIButton(type: .system)
        #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImageInsets == .zero)
        (view.showsLargeContentViewer, view.largeContentTitle, view.scalesLargeContentImage) = (true, "Share", true)
        #expect(view.showsLargeContentViewer && view.largeContentTitle == "Share" && view.scalesLargeContentImage)
        let interaction = UILargeContentViewerInteraction()
        view.addInteraction(interaction)
        #expect(interaction.view === view && !UILargeContentViewerInteraction.isEnabled)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }

    @Test func customContentIsCopied() throws {
        let content = AXCustomContent(label: "Size", value: "3 MB")
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        #expect(copy.label == "Size" && copy.value == "3 MB" && copy.importance == .high)
    }

    @Test func everyObjectHasAccessibilityValues() {
        let (label, item, other) = (UILabel(), UIBarButtonItem(), NSObject())
        for object in [label, item, other] as [NSObject] {
            object.accessibilityLabel = "name"
            object.accessibilityHint = "opens"
            object.accessibilityValue = "1"
            object.accessibilityTraits = .button
            object.isAccessibilityElement = true
            #expect(object.accessibilityLabel == "name" && object.accessibilityHint == "opens" && object.accessibilityValue == "1")
            #expect(object.accessibilityTraits == .button && object.isAccessibilityElement)
        }
        #expect(label.accessibilityLabel == "name" && label.accessibilityTraits == .button && item.accessibilityLabel == "name")
        #expect(NSObject().accessibilityLabel == nil && !NSObject().isAccessibilityElement)
    }

    @Test func whatTheAppSetsReplacesTheDefault() {
        let label = UILabel()
        label.text = "3/5"
        label.accessibilityLabel = "three of five stars"
        label.isAccessibilityElement = false
        #expect(label.accessibilityLabel == "three of five stars" && !label.isAccessibilityElement)
        label.accessibilityAttributedLabel = NSAttributedString(string: "stars")
        #expect(label.accessibilityLabel == "stars")
    }

    @Test func subclassesOverrideTheMembers() {
        final class Rating: UIView {
            var stars = 2
            override var accessibilityValue: String? {
                get { "\(stars)" }
                set {}
            }
            override func accessibilityIncrement() { stars += 1 }
        }
        let rating = Rating()
        rating.accessibilityIncrement()
        #expect(rating.accessibilityValue == "3")
    }

    @Test func theFrameOfAnElementFollowsItsContainer() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(element.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 10))
        #expect(view.accessibilityFrame == view.frame)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 60, y: 70))
        window.isHidden = true
    }

    @Test func elementsInsideAreCountedAndFound() {
        let (view, element) = (UIView(), UIView())
        #expect(view.accessibilityElementCount() == NSNotFound && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: element) == NSNotFound)
        view.accessibilityElements = [UIView(), element]
        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as AnyObject === element)
        #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: element) == 1 && view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func anElementAnswersToItsLabelAndToTouchesUnlessTheAppSaysOtherwise() {
        let view = UILabel()
        #expect(view.accessibilityUserInputLabels == [])
        view.text = "Title"
        #expect(view.accessibilityUserInputLabels == ["Title"] && !view.accessibilityRespondsToUserInteraction)
        view.isUserInteractionEnabled = true
        #expect(view.accessibilityRespondsToUserInteraction && !UIResponder().accessibilityRespondsToUserInteraction)
        (view.accessibilityUserInputLabels, view.accessibilityRespondsToUserInteraction) = (["One", "Two"], false)
        #expect(view.accessibilityUserInputLabels == ["One", "Two"] && !view.accessibilityRespondsToUserInteraction)
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Open"])
    }

    @Test func theTreeHasTheElementsInTheOrderOfTheViews() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        title.text = "Settings"
        let hidden = UILabel(frame: title.frame)
        (hidden.text, hidden.isHidden) = ("Secret", true)
        let group = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 50))
        group.accessibilityIdentifier = "row"
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
        button.setTitle("OK", for: .normal)
        group.addSubview(button)
        let chart = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March, 7"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 70)
        chart.accessibilityElements = [bar]
        for view in [title, hidden, group, chart] { window.addSubview(view) }
        window.isHidden = false
        #expect(
            AccessibilityTree(of: [window]).text == """
                “Settings”, [static text], 10 10 100 20
                group, #row, 0 50 320 50
                  “OK”, [button], 10 60 60 30
                “March, 7”, 0 200 10 70

                """)
        window.isHidden = true
    }

    @Test func onlyTheModalViewOfSiblingsIsPresented() {
        let root = UIView()
        let (below, modal) = (UILabel(), UIView())
        below.text = "below"
        let inside = UILabel()
        inside.text = "inside"
        modal.addSubview(inside)
        modal.accessibilityViewIsModal = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(below)
        root.addSubview(modal)
        window.addSubview(root)
        window.isHidden = false
        #expect(AccessibilityTree(of: [window]).roots.map(\.label) == ["inside"])
        modal.accessibilityElementsHidden = true
        #expect(AccessibilityTree(of: [window]).roots.isEmpty)
        window.isHidden = true
    }

    @Test func aCellIsOneElementWithItsTexts() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Detail"
        #expect(cell.accessibilityLabel == "Name, Detail" && cell.isAccessibilityElement)
    }

    @Test func postedNotificationsAreRecorded() {
        let before = UIAccessibility.posted.count
        UIAccessibility.post(notification: .announcement, argument: "Done")
        #expect(UIAccessibility.posted.count == before + 1)
        #expect(UIAccessibility.posted.last?.argument as? String == "Done")
    }

    @Test func aCustomActionCallsItsClosure() {
        var names: [String] = []
        let action = UIAccessibilityCustomAction(name: "Delete") { action in
            names.append(action.name)
            return true
        }
        #expect(action.perform())
        #expect(names == ["Delete"])
    }
}
