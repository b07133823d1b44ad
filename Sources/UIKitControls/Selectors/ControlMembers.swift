import Foundation
import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UILabel` that selectors and keys name.
let labelMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "text": { $0.property(\UILabel.text) },
        "attributedText": { $0.property(\UILabel.attributedText) },
        "font": { $0.property(\UILabel.font) },
        "textColor": { $0.property(\UILabel.textColor) },
        "textAlignment": { $0.property(\UILabel.textAlignment) },
        "numberOfLines": { $0.property(\UILabel.numberOfLines) },
        "isHighlighted": { $0.property(\UILabel.isHighlighted) },
        "isEnabled": { $0.property(\UILabel.isEnabled) },
        "lineBreakMode": { $0.property(\UILabel.lineBreakMode) },
        "allowsDefaultTighteningForTruncation": { $0.property(\UILabel.allowsDefaultTighteningForTruncation) },
        "adjustsFontSizeToFitWidth": { $0.property(\UILabel.adjustsFontSizeToFitWidth) },
        "minimumScaleFactor": { $0.property(\UILabel.minimumScaleFactor) },
    ]
)

/// Members of `UIImageView` that selectors and keys name.
let imageViewMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "image": { $0.property(\UIImageView.image) },
        "highlightedImage": { $0.property(\UIImageView.highlightedImage) },
        "isHighlighted": { $0.property(\UIImageView.isHighlighted) },
        "animationImages": { $0.property(\UIImageView.animationImages) },
        "animationDuration": { $0.property(\UIImageView.animationDuration) },
        "animationRepeatCount": { $0.property(\UIImageView.animationRepeatCount) },
    ],
    constants: [
        "isAnimating": { $0.property(\UIImageView.isAnimating) }
    ],
    methods: [
        "startAnimating": { $0.perform { (target: UIImageView) in target.startAnimating() } },
        "stopAnimating": { $0.perform { (target: UIImageView) in target.stopAnimating() } },
    ]
)

/// Members of `UIActivityIndicatorView` that selectors and keys name.
let activityMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "color": { $0.property(\UIActivityIndicatorView.color) },
        "hidesWhenStopped": { $0.property(\UIActivityIndicatorView.hidesWhenStopped) },
        "style": { $0.property(\UIActivityIndicatorView.style) },
    ],
    constants: [
        "isAnimating": { $0.property(\UIActivityIndicatorView.isAnimating) }
    ],
    methods: [
        "startAnimating": { $0.perform { (target: UIActivityIndicatorView) in target.startAnimating() } },
        "stopAnimating": { $0.perform { (target: UIActivityIndicatorView) in target.stopAnimating() } },
    ]
)

/// Members of `UIProgressView` that selectors and keys name.
let progressMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "progress": { $0.property(\UIProgressView.progress) },
        "progressTintColor": { $0.property(\UIProgressView.progressTintColor) },
        "trackTintColor": { $0.property(\UIProgressView.trackTintColor) },
    ]
)

/// Members of `UIStackView` that selectors and keys name.
let stackMembers = MemberTable(
    inheriting: UIView.memberTable,
    properties: [
        "axis": { $0.property(\UIStackView.axis) },
        "alignment": { $0.property(\UIStackView.alignment) },
        "distribution": { $0.property(\UIStackView.distribution) },
        "spacing": { $0.property(\UIStackView.spacing) },
    ],
    constants: [
        "arrangedSubviews": { $0.property(\UIStackView.arrangedSubviews) }
    ]
)

/// Members of `UITextField` that selectors and keys name.
let fieldMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: [
        "text": { $0.property(\UITextField.text) },
        "attributedText": { $0.property(\UITextField.attributedText) },
        "placeholder": { $0.property(\UITextField.placeholder) },
        "font": { $0.property(\UITextField.font) },
        "textColor": { $0.property(\UITextField.textColor) },
        "textAlignment": { $0.property(\UITextField.textAlignment) },
        "isSecureTextEntry": { $0.property(\UITextField.isSecureTextEntry) },
    ],
    constants: [
        "isEditing": { $0.property(\UITextField.isEditing) }
    ]
)

/// Members of `UIButton` that selectors and keys name.
let buttonMembers = MemberTable(
    inheriting: UIControl.memberTable,
    constants: [
        "titleLabel": { $0.property(\UIButton.titleLabel) },
        "imageView": { $0.property(\UIButton.imageView) },
        "currentTitle": { $0.property(\UIButton.currentTitle) },
        "currentImage": { $0.property(\UIButton.currentImage) },
    ]
)

/// Members of `UISwitch` that selectors and keys name.
let switchMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: [
        "isOn": { $0.property(\UISwitch.isOn) },
        "onTintColor": { $0.property(\UISwitch.onTintColor) },
        "thumbTintColor": { $0.property(\UISwitch.thumbTintColor) },
    ]
)

/// Members of `UISlider` that selectors and keys name.
let sliderMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: [
        "value": { $0.property(\UISlider.value) },
        "minimumValue": { $0.property(\UISlider.minimumValue) },
        "maximumValue": { $0.property(\UISlider.maximumValue) },
        "minimumTrackTintColor": { $0.property(\UISlider.minimumTrackTintColor) },
        "maximumTrackTintColor": { $0.property(\UISlider.maximumTrackTintColor) },
        "thumbTintColor": { $0.property(\UISlider.thumbTintColor) },
        "isContinuous": { $0.property(\UISlider.isContinuous) },
    ]
)

/// Members of `UIStepper` that selectors and keys name.
let stepperMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: [
        "value": { $0.property(\UIStepper.value) },
        "minimumValue": { $0.property(\UIStepper.minimumValue) },
        "maximumValue": { $0.property(\UIStepper.maximumValue) },
        "stepValue": { $0.property(\UIStepper.stepValue) },
    ]
)

/// Members of `UISegmentedControl` that selectors and keys name.
let segmentMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: [
        "selectedSegmentIndex": { $0.property(\UISegmentedControl.selectedSegmentIndex) }
    ],
    constants: [
        "numberOfSegments": { $0.property(\UISegmentedControl.numberOfSegments) }
    ]
)

/// Members of `UIPageControl` that selectors and keys name.
let pageMembers = MemberTable(
    inheriting: UIControl.memberTable,
    properties: [
        "currentPage": { $0.property(\UIPageControl.currentPage) },
        "numberOfPages": { $0.property(\UIPageControl.numberOfPages) },
    ]
)

extension UIActivityIndicatorView: nonisolated MemberTableExtender {}
extension UIButton: nonisolated MemberTableExtender {}
extension UIImageView: nonisolated MemberTableExtender {}
extension UILabel: nonisolated MemberTableExtender {}
extension UIPageControl: nonisolated MemberTableExtender {}
extension UIProgressView: nonisolated MemberTableExtender {}
extension UISegmentedControl: nonisolated MemberTableExtender {}
extension UISlider: nonisolated MemberTableExtender {}
extension UIStackView: nonisolated MemberTableExtender {}
extension UIStepper: nonisolated MemberTableExtender {}
extension UISwitch: nonisolated MemberTableExtender {}
extension UITextField: nonisolated MemberTableExtender {}
