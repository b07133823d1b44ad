import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    /// The distance by which the edit control indents the content, in points.
    ///
    /// - Source: iOS 15 to 17.
    private static let indentation: CGFloat = 40
    /// The duration of the animation of the editing controls, in seconds.
    private static let editingDuration = 0.3

    /// The current states of the cell.
    var stateMask: StateMask {
        var mask: StateMask = row.isEditing ? .showingEditControl : []
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// True while this cell is the swiped row or the row with a delete confirmation.
    var isConfirming: Bool { table?.swipes?.openCell === self }

    /// Shows or hides the editing controls, and calls the transition methods before and after.
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard row.isEditing != editing else { return }
        var mask = stateMask
        if editing { mask.insert(.showingEditControl) } else { mask.remove(.showingEditControl) }
        willTransition(to: mask)
        guard animated, window != nil else {
            row.isEditing = editing
            replaceAccessory()
            UIView.performWithoutAnimation { layoutIfNeeded() }
            removeHiddenControls()
            return didTransition(to: mask)
        }
        if editing { prepareControls() }
        UIView.animate(withDuration: Self.editingDuration) {
            self.row.isEditing = editing
            self.replaceAccessory()
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.removeHiddenControls()
            self?.didTransition(to: mask)
        }
    }

    /// Adds the controls outside the cell's edges and transparent, the state from which they animate in.
    private func prepareControls() {
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            layOutControl(isShown: false)
            layOutGrip(isShown: false)
        }
    }

    private func removeHiddenControls() {
        guard !row.isEditing else { return }
        parts.control?.removeFromSuperview()
        parts.grip?.removeFromSuperview()
        (parts.control, parts.grip) = (nil, nil)
    }

    // MARK: Layout

    private var controlKind: EditControl.Kind? {
        if offersSelection { return .selection(isSelected: row.isSelected) }
        switch editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        @unknown default: return nil
        }
    }

    /// The distance of the content from the leading edge, in points.
    var contentStart: CGFloat { row.isEditing && (controlKind != nil || shouldIndentWhileEditing) ? Self.indentation : 0 }

    /// Lays out the edit control and the reorder grip.
    ///
    /// - Returns: The x coordinate where the content and the accessory end.
    func layOutControls() -> CGFloat {
        layOutControl(isShown: row.isEditing)
        return layOutGrip(isShown: row.isEditing)
    }

    private func layOutControl(isShown: Bool) {
        guard row.isEditing || parts.control != nil || table?.isEditing == true, let kind = controlKind else {
            parts.control?.alpha = 0
            return
        }
        let control = parts.control ?? EditControl { [weak self] in self.map { $0.table?.editControlTapped(of: $0) } }
        if parts.control == nil {
            parts.control = control
            addSubview(control)
        }
        control.show(kind)
        let x = isShown ? margin : -EditControl.diameter
        place(control, CGRect(origin: CGPoint(x: x, y: onPixel((bounds.height - EditControl.diameter) / 2)), size: control.frame.size))
        control.alpha = isShown ? 1 : 0
    }

    @discardableResult
    private func layOutGrip(isShown: Bool) -> CGFloat {
        let isWanted = showsReorderControl && (row.isEditing || table?.isEditing == true)
        guard isWanted || parts.grip != nil else { return bounds.width }
        let grip = parts.grip ?? ReorderGrip()
        if parts.grip == nil {
            parts.grip = grip
            addSubview(grip)
        }
        let size = ReorderGrip.size
        let x = isShown && isWanted ? bounds.width - margin - size.width : bounds.width
        place(grip, CGRect(origin: CGPoint(x: x, y: onPixel((bounds.height - size.height) / 2)), size: grip.frame.size))
        grip.alpha = isShown && isWanted ? 1 : 0
        return isShown && isWanted ? x : bounds.width
    }

    private func onPixel(_ place: CGFloat) -> CGFloat {
        let scale = max(1, layer.contentsScale)
        return (place * scale).rounded() / scale
    }

    // MARK: Reuse

    /// Resets what editing, reordering and swiping changed for the previous row.
    func forgetEditing() {
        guard isSwiped || isHidden || bounds.minX != 0 else { return }
        isSwiped = false
        isHidden = false
        bounds.origin.x = 0
        for view in subviews where view is SwipeActionsView { view.removeFromSuperview() }
    }
}
