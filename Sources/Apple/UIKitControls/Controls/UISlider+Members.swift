import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UISlider` that selectors, keys and nibs name.
let sliderMembers = MemberTable(inheriting: UIControl.memberTable) {
    $0.property("value", \UISlider.value, nib: .float)
    $0.property("minimumValue", \UISlider.minimumValue, nib: .float, as: "minValue")
    $0.property("maximumValue", \UISlider.maximumValue, nib: .float, as: "maxValue")
    $0.property("minimumTrackTintColor", \UISlider.minimumTrackTintColor, nib: .color)
    $0.property("maximumTrackTintColor", \UISlider.maximumTrackTintColor, nib: .color)
    $0.property("thumbTintColor", \UISlider.thumbTintColor, nib: .color)
    $0.property("minimumValueImage", \UISlider.minimumValueImage, nib: .image)
    $0.property("maximumValueImage", \UISlider.maximumValueImage, nib: .image)
    $0.property("isContinuous", \UISlider.isContinuous, nib: .flag)
    $0.method("setValue:animated:") { (slider: UISlider, value: Float, isAnimated: Bool) in slider.setValue(value, animated: isAnimated) }
}

extension UISlider: nonisolated MemberTableExtender {}
