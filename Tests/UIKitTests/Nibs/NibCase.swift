import Foundation
import UIKit

/// An element of a xib, and what must hold for the object that it describes.
struct NibCase: Sendable, CustomStringConvertible {
    let description: String
    let holds: @MainActor @Sendable (AnyObject) -> Bool

    init<Object: AnyObject>(_ element: String, _ holds: @escaping @MainActor @Sendable (Object) -> Bool) {
        description = element
        self.holds = { ($0 as? Object).map(holds) ?? false }
    }
}

/// Builds a list of cases; the compiler checks the type of each by itself, which is quicker than a long literal.
@resultBuilder
enum NibCaseList {
    static func buildBlock(_ cases: NibCase...) -> [NibCase] { cases }
}

extension NibCase {
    static func list(@NibCaseList _ cases: () -> [NibCase]) -> [NibCase] { cases() }

    static let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

    static let controls = list {
        NibCase(#"<control enabled="NO" selected="YES" highlighted="YES" id="a"/>"#) { (control: UIControl) in
            !control.isEnabled && control.isSelected && control.isHighlighted
        }
        NibCase(#"<button contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom" id="a"/>"#) { (button: UIButton) in
            button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .bottom
        }
        NibCase(#"<button buttonType="contactAdd" id="a"/>"#) { (button: UIButton) in button.buttonType == .contactAdd }
        NibCase(#"<button lineBreakMode="clip" id="a"><fontDescription key="fontDescription" type="system" pointSize="31"/></button>"#) {
            (button: UIButton) in
            button.titleLabel?.lineBreakMode == .byClipping && button.titleLabel?.font == .systemFont(ofSize: 31)
        }
        NibCase(
            #"<button id="a"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><inset "#
                + #"key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/><inset key="imageEdgeInsets" minX="9" "#
                + #"minY="0" maxX="1" maxY="2"/></button>"#
        ) { (button: UIButton) in
            button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
                && button.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7)
                && button.imageEdgeInsets == UIEdgeInsets(top: 0, left: 9, bottom: 2, right: 1)
        }
        NibCase(#"<button id="a"><state key="disabled" title="Off"><color key="titleColor" \#(red)</state></button>"#) { (button: UIButton) in
            button.title(for: .disabled) == "Off" && button.titleColor(for: .disabled) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && button.title(for: .normal) == nil
        }
        NibCase(#"<switch on="YES" id="a"><color key="onTintColor" \#(red)</switch>"#) { (control: UISwitch) in
            control.isOn && control.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        NibCase(#"<slider value="30" minValue="10" maxValue="50" continuous="NO" id="a"/>"#) { (slider: UISlider) in
            slider.value == 30 && slider.minimumValue == 10 && slider.maximumValue == 50 && !slider.isContinuous
        }
        NibCase(
            #"<segmentedControl selectedSegmentIndex="1" id="a"><segments><segment title="A"/><segment "#
                + #"title="B"/><segment title="C" enabled="NO"/></segments></segmentedControl>"#
        ) { (control: UISegmentedControl) in
            control.numberOfSegments == 3 && control.selectedSegmentIndex == 1 && control.titleForSegment(at: 2) == "C"
                && !control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 0)
        }
        NibCase(#"<segmentedControl momentary="YES" id="a"><segments><segment title="A"/></segments></segmentedControl>"#) {
            (control: UISegmentedControl) in
            control.isMomentary && control.selectedSegmentIndex == UISegmentedControl.noSegment
        }
        NibCase(#"<progressView progress="0.25" id="a"><color key="trackTintColor" \#(red)</progressView>"#) { (view: UIProgressView) in
            view.progress == 0.25 && view.trackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        NibCase(#"<activityIndicatorView hidesWhenStopped="NO" animating="YES" style="large" id="a"/>"#) { (view: UIActivityIndicatorView) in
            !view.hidesWhenStopped && view.isAnimating && view.style == .large
        }
        NibCase(#"<activityIndicatorView animating="NO" style="medium" id="a"><color key="color" \#(red)</activityIndicatorView>"#) {
            (view: UIActivityIndicatorView) in
            !view.isAnimating && view.isHidden && view.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        NibCase(
            #"<textField text="T" placeholder="P" textAlignment="right" borderStyle="line" "#
                + #"clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="a"/>"#
        ) { (field: UITextField) in
            field.text == "T" && field.placeholder == "P" && field.textAlignment == .right && field.borderStyle == .line
                && field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing
        }
        NibCase(
            #"<textField id="a"><color key="textColor" \#(red)<textInputTraits key="textInputTraits" "#
                + #"secureTextEntry="YES" returnKeyType="search"/></textField>"#
        ) { (field: UITextField) in
            field.isSecureTextEntry && field.returnKeyType == .search && field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
    }

    static let views = list {
        NibCase(#"<view opaque="NO" userInteractionEnabled="NO" clipsSubviews="YES" multipleTouchEnabled="YES" id="a"/>"#) { (view: UIView) in
            !view.isOpaque && !view.isUserInteractionEnabled && view.clipsToBounds && view.isMultipleTouchEnabled
        }
        NibCase(#"<view horizontalHuggingPriority="101" verticalHuggingPriority="102" id="a"/>"#) { (view: UIView) in
            view.contentHuggingPriority(for: .horizontal).rawValue == 101 && view.contentHuggingPriority(for: .vertical).rawValue == 102
        }
        NibCase(#"<view horizontalCompressionResistancePriority="103" verticalCompressionResistancePriority="104" id="a"/>"#) { (view: UIView) in
            view.contentCompressionResistancePriority(for: .horizontal).rawValue == 103
                && view.contentCompressionResistancePriority(for: .vertical).rawValue == 104
        }
        NibCase(#"<view id="a"><color key="tintColor" \#(red)<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>"#) {
            (view: UIView) in
            view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        NibCase(#"<label minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" baselineAdjustment="alignCenters" enabled="NO" id="a"/>"#) {
            (label: UILabel) in
            label.minimumScaleFactor == 0.5 && label.adjustsFontSizeToFitWidth && label.baselineAdjustment == .alignCenters && !label.isEnabled
        }
        NibCase(
            #"<label id="a"><string key="text">Two words</string><color key="shadowColor" \#(red)<size "#
                + #"key="shadowOffset" width="2" height="3"/></label>"#
        ) { (label: UILabel) in
            label.text == "Two words" && label.shadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && label.shadowOffset == CGSize(width: 2, height: 3)
        }
        NibCase(
            #"<scrollView bounces="NO" alwaysBounceHorizontal="YES" showsVerticalScrollIndicator="NO" "#
                + #"delaysContentTouches="NO" bouncesZoom="NO" minimumZoomScale="0.5" maximumZoomScale="3" "#
                + #"indicatorStyle="white" keyboardDismissMode="onDrag" id="a"/>"#
        ) { (view: UIScrollView) in
            !view.bounces && view.alwaysBounceHorizontal && !view.showsVerticalScrollIndicator && !view.delaysContentTouches && !view.bouncesZoom
                && view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3 && view.indicatorStyle == .white
                && view.keyboardDismissMode == .onDrag
        }
        NibCase(#"<textView editable="NO" selectable="NO" textAlignment="center" text="Words" id="a"/>"#) { (view: UITextView) in
            !view.isEditable && !view.isSelectable && view.textAlignment == .center && view.text == "Words"
        }
        NibCase(#"<tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" enabled="NO" id="a"/>"#) {
            (recognizer: UITapGestureRecognizer) in
            recognizer.numberOfTapsRequired == 2 && recognizer.numberOfTouchesRequired == 3 && !recognizer.isEnabled
        }
        NibCase(#"<panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" cancelsTouchesInView="NO" id="a"/>"#) {
            (recognizer: UIPanGestureRecognizer) in
            recognizer.minimumNumberOfTouches == 2 && recognizer.maximumNumberOfTouches == 4 && !recognizer.cancelsTouchesInView
        }
        NibCase(#"<swipeGestureRecognizer direction="up" id="a"/>"#) { (recognizer: UISwipeGestureRecognizer) in recognizer.direction == .up }
        NibCase(#"<pongPressGestureRecognizer minimumPressDuration="2" allowableMovement="20" id="a"/>"#) {
            (recognizer: UILongPressGestureRecognizer) in
            recognizer.minimumPressDuration == 2 && recognizer.allowableMovement == 20
        }
        NibCase(
            #"<collectionViewFlowLayout scrollDirection="horizontal" minimumLineSpacing="7" "#
                + #"minimumInteritemSpacing="8" id="a"><size key="itemSize" width="30" height="40"/><inset "#
                + #"key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>"#
        ) { (layout: UICollectionViewFlowLayout) in
            layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 8
                && layout.itemSize == CGSize(width: 30, height: 40) && layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        }
    }
}
