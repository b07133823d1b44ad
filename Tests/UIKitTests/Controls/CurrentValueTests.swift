import CoreGraphics
import Foundation
import Testing
import UIKit

/// The values of controls for the state or the part that shows them.
@MainActor
struct CurrentValueTests {
    @Test func aButtonHasTheValuesOfItsState() {
        let button = UIButton(type: .custom)
        let (normal, disabled) = (halfRed(), halfRed())
        button.setTitle("normal", for: .normal)
        button.setTitle("disabled", for: .disabled)
        button.setAttributedTitle(NSAttributedString(string: "n"), for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "d"), for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .disabled)
        button.setTitleShadowColor(.blue, for: .normal)
        button.setTitleShadowColor(.black, for: .disabled)
        button.setImage(normal, for: .normal)
        button.setImage(disabled, for: .disabled)
        button.setBackgroundImage(disabled, for: .normal)
        button.setBackgroundImage(normal, for: .disabled)
        for isEnabled in [true, false] {
            button.isEnabled = isEnabled
            #expect(button.currentTitle == (isEnabled ? "normal" : "disabled") && button.currentAttributedTitle?.string == (isEnabled ? "n" : "d"))
            #expect(button.currentTitleColor == (isEnabled ? .red : .green) && button.currentTitleShadowColor == (isEnabled ? .blue : .black))
            #expect(button.currentImage === (isEnabled ? normal : disabled) && button.currentBackgroundImage === (isEnabled ? disabled : normal))
        }
        // A state without values has those of the normal one.
        button.isEnabled = true
        button.isSelected = true
        #expect(button.currentTitle == "normal" && button.currentImage === normal && button.currentTitleShadowColor == .blue)
    }

    @Test func theRectanglesOfAButtonsPartsFollowItsInsets() {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(button.backgroundRect(forBounds: bounds) == bounds)
        #expect(button.contentRect(forBounds: bounds) == CGRect(x: 12, y: 21, width: 94, height: 46))
        button.frame = bounds
        button.layoutIfNeeded()
        let content = button.contentRect(forBounds: button.bounds)
        #expect(button.titleLabel?.frame == button.titleRect(forContentRect: content))
        #expect(isClose(button.titleLabel?.frame.midX, content.midX, within: 1) && isClose(button.titleLabel?.frame.midY, content.midY, within: 1))
        button.setImage(halfRed(), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == button.imageRect(forContentRect: content) && button.imageView?.frame.size == CGSize(width: 12, height: 12))
        #expect((button.imageView?.frame.maxX ?? 0) <= (button.titleLabel?.frame.minX ?? 0))
    }

    @Test func aSegmentHasItsOwnValues() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        let image = halfRed()
        control.setImage(image, forSegmentAt: 1)
        control.setWidth(70, forSegmentAt: 2)
        control.setWidth(-5, forSegmentAt: 0)
        control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 0)
        #expect((0...3).map(control.imageForSegment) == [nil, image, nil, nil])
        #expect((0...3).map(control.widthForSegment) == [0, 0, 70, 0])
        #expect((0...3).map(control.contentOffsetForSegment) == [.zero, CGSize(width: 1, height: 2), .zero, .zero])
        #expect((0...3).map(control.isEnabledForSegment) == [false, true, true, false])
        #expect((-1...3).map(control.titleForSegment) == [nil, "A", nil, "C", nil])
    }

    @Test func theActionOfASegmentIsFoundByItsIdentifier() {
        let control = UISegmentedControl(items: ["A", "B"])
        let (image, id) = (halfRed(), UIAction.Identifier("second"))
        control.setAction(UIAction(title: "Second", identifier: id) { _ in }, forSegmentAt: 1)
        control.setAction(UIAction(title: "Picture", image: image) { _ in }, forSegmentAt: 0)
        control.setAction(UIAction(title: "None") { _ in }, forSegmentAt: 7)
        #expect(control.titleForSegment(at: 1) == "Second" && control.imageForSegment(at: 0) === image && control.numberOfSegments == 2)
        #expect(control.segmentIndex(identifiedBy: id) == 1 && control.segmentIndex(identifiedBy: .init("none")) == NSNotFound)
        #expect(control.actionForSegment(at: 1)?.identifier == id && control.actionForSegment(at: 2) == nil)
    }

    @Test func removedSegmentsMoveTheSelection() {
        func selection(removing segment: Int, selected: Int) -> Int {
            let control = UISegmentedControl(items: ["A", "B", "C"])
            control.selectedSegmentIndex = selected
            control.removeSegment(at: segment, animated: false)
            return control.selectedSegmentIndex
        }
        #expect((0...2).map { selection(removing: $0, selected: 1) } == [0, UISegmentedControl.noSegment, 1])
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.selectedSegmentIndex = 2
        #expect(control.selectedSegmentIndex == 1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aSliderHasTheImagesOfItsState() {
        let slider = UISlider()
        let images = (0..<4).map { _ in halfRed() }
        slider.setThumbImage(images[0], for: .normal)
        slider.setThumbImage(images[1], for: .disabled)
        slider.setMinimumTrackImage(images[2], for: .normal)
        slider.setMaximumTrackImage(images[3], for: .normal)
        #expect(slider.currentThumbImage === images[0])
        #expect(slider.currentMinimumTrackImage === images[2] && slider.currentMaximumTrackImage === images[3])
        slider.isEnabled = false
        #expect(slider.currentThumbImage === images[1] && slider.currentMinimumTrackImage === images[2])
    }
}
