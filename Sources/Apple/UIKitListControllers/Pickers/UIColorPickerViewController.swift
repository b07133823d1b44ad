import CoreGraphics
public import Foundation

/// The delegate of a colour picker; every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose a colour, continuously while a finger is down.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Tells the delegate that the user chose a colour; the older form.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Tells the delegate that the user closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// The default implementation calls the older form.
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    /// The default implementation does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// The default implementation does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A controller with which the user chooses a colour: the grid of iOS with a slider for the opacity.
///
/// The spectrum and the sliders of iOS are left out.
open class UIColorPickerViewController: UIViewController {
    /// The object that is told of choices; not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The chosen colour; black at first.
    open var selectedColor = UIColor.black { didSet { if isViewLoaded { palette?.show(selectedColor) } } }
    /// True when the user can choose an opacity; true by default.
    open var supportsAlpha = true { didSet { if isViewLoaded { palette?.showsOpacity = supportsAlpha } } }

    private var palette: ColorPalette? { viewIfLoaded as? ColorPalette }

    /// Creates a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Colors"
    }
    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = "Colors"
    }

    open override func loadView() {
        let palette = ColorPalette()
        palette.showsOpacity = supportsAlpha
        palette.showsHeader = navigationController == nil
        palette.title = title ?? ""
        palette.show(selectedColor)
        palette.onChoice = { [weak self] color, isOngoing in
            guard let self else { return }
            selectedColor = color
            delegate?.colorPickerViewController(self, didSelect: color, continuously: isOngoing)
        }
        palette.onClose = { [weak self] in self?.dismiss(animated: true) }
        view = palette
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent || parent?.isBeingDismissed == true { delegate?.colorPickerViewControllerDidFinish(self) }
    }
}
