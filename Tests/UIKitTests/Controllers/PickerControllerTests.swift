import CoreGraphics
import Foundation
import Testing
import UIKit

/// Pickers of colours and fonts.
@MainActor
@Suite struct PickerControllerTests {
    private final class Ear: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
        var colors: [UIColor] = []
        var fonts: [String] = []
        var ends = 0
        var isContinuous: [Bool] = []
        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
            isContinuous.append(continuously)
            if !continuously { colors.append(color) }
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { ends += 1 }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            fonts.append(viewController.selectedFontDescriptor?.postscriptName ?? "-")
        }
    }

    @Test func aTouchOfTheGridChoosesItsColour() throws {
        let hand = Hand(size: CGSize(width: 375, height: 667))
        defer { hand.close() }
        let (picker, ear) = (UIColorPickerViewController(), Ear())
        picker.delegate = ear
        hand.window.rootViewController = picker
        hand.open()
        hand.window.layoutIfNeeded()
        // The grid is 343 points wide and begins 16 points from the left; its first row is below the title of 54 points.
        let side = 343.0 / 12
        let top = hand.window.safeAreaInsets.top + 54
        hand.tap(16 + side / 2, top + side / 2)
        #expect(ear.colors.last == UIColor(white: 1, alpha: 1).withAlphaComponent(1) || ear.colors.last?.cgColor.components?.first == 1)
        hand.tap(16 + side * 5.5, top + side * 4.5)
        let red = try #require(picker.selectedColor.cgColor.components)
        #expect(red[0] == 1 && abs(red[1] - 64 / 255.0) < 0.01 && abs(red[2] - 21 / 255.0) < 0.01)
        #expect(ear.colors.count == 2)
    }

    @Test func theFontPickerListsTheInstalledFamilies() throws {
        let stage = ControllerStage(UIViewController())
        let (picker, ear) = (UIFontPickerViewController(), Ear())
        picker.delegate = ear
        stage.window.rootViewController?.present(picker, animated: false)
        stage.finishTransition()
        let list = try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == UIFont.familyNames.count)
        list.tableView(list.tableView, didSelectRowAt: [0, 0])
        #expect(ear.fonts.count == 1 && picker.selectedFontDescriptor != nil)
    }

    @Test func theOpacityIsChosenWhenTheFingerLeavesTheSlider() throws {
        let hand = Hand(size: CGSize(width: 375, height: 667))
        defer { hand.close() }
        let (picker, ear) = (UIColorPickerViewController(), Ear())
        picker.delegate = ear
        hand.window.rootViewController = picker
        hand.open()
        hand.window.layoutIfNeeded()
        let slider = try #require(picker.view.subviews.first { $0 is UISlider })
        let y = slider.frame.midY
        hand.down(slider.frame.maxX - 14, y)
        hand.move(slider.frame.midX, y)
        #expect(ear.colors.isEmpty && ear.isContinuous.contains(true))
        hand.up(slider.frame.midX, y)
        #expect(ear.isContinuous.last == false && ear.colors.count == 1)
        #expect((ear.colors.last?.cgColor.alpha).map { abs($0 - 0.5) < 0.1 } == true)
    }

    @Test func aTouchThatIsCancelledEndsTheChoiceOfAColour() {
        let hand = Hand(size: CGSize(width: 375, height: 667))
        defer { hand.close() }
        let (picker, ear) = (UIColorPickerViewController(), Ear())
        picker.delegate = ear
        hand.window.rootViewController = picker
        hand.open()
        hand.window.layoutIfNeeded()
        let (x, y) = (30.0, hand.window.safeAreaInsets.top + 70)
        hand.down(x, y)
        hand.move(x + 60, y)
        #expect(ear.isContinuous.last == true)
        hand.input.pointer(.cancel, at: CGPoint(x: x + 60, y: y), time: hand.time + 0.05, finger: 0)
        #expect(ear.isContinuous.last == false)
    }

    @Test(arguments: [UIFontDescriptor.SymbolicTraits.traitBold, .traitItalic])
    func aFamilyIsListedWhenOneOfItsFacesHasTheTraits(traits: UIFontDescriptor.SymbolicTraits) throws {
        let faces = UIFont.familyNames.map { family in UIFont.fontNames(forFamilyName: family).compactMap { UIFont(name: $0, size: 17) } }
        let expected = faces.filter { $0.contains { $0.fontDescriptor.symbolicTraits.isSuperset(of: traits) } }.count
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = traits
        let (picker, ear) = (UIFontPickerViewController(configuration: configuration), Ear())
        picker.delegate = ear
        picker.loadViewIfNeeded()
        let list = try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
        #expect(expected > 0 && list.tableView.numberOfRows(inSection: 0) == expected)
        list.tableView(list.tableView, didSelectRowAt: [0, 0])
        #expect(picker.selectedFontDescriptor?.symbolicTraits.isSuperset(of: traits) == true)
    }
}
