extension UIViewController {
    /// Asks the controllers around this one, the outermost of which presents.
    func showInContainer(_ other: UIViewController, sender: Any?) {
        if let parent { parent.show(other, sender: sender) } else { present(other, animated: UIView.areAnimationsEnabled) }
    }

    func showDetailInContainer(_ other: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(other, sender: sender) } else { show(other, sender: sender) }
    }
}
