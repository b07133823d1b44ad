import CoreGraphics
public import Foundation
import LaminaStandIns
public import UIKit

/// A slider for the volume of the system, which has none here: it moves, and changes nothing.
open class MPVolumeView: UIView {
    private let slider = UISlider()

    /// True when the slider is shown.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// True when a button for other loudspeakers is shown; there are none, so it never is.
    open var showsRouteButton = true
    /// True when there are other loudspeakers: false.
    open var areWirelessRoutesAvailable: Bool { false }
    /// True when another loudspeaker is heard: false.
    open var isWirelessRouteActive: Bool { false }

    /// Creates a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Creates a slider of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        StandIn.say("MPVolumeView", "the system has no volume here, so the slider changes nothing")
        slider.value = 0.5
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: slider.intrinsicContentSize.height) }

    /// Returns the slider's frame.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
        let height = min(bounds.height, slider.intrinsicContentSize.height)
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    }
    /// Sets the image of the part below the knob.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
    /// Sets the image of the part above the knob.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
    /// Sets the image of the knob.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    /// Sets the image of the button, which is never shown.
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
