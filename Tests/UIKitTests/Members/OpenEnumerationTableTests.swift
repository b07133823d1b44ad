import Testing
import UIKit

/// All enumerations that keep raw values without a name, as imported enumerations do on Apple's systems.
@Suite struct OpenEnumerationTableTests {
    private func keep<each Kind: RawRepresentable>(_ kinds: repeat (each Kind).Type) where repeat (each Kind).RawValue: FixedWidthInteger {
        repeat expectKept(each kinds)
    }

    private func expectKept<Kind: RawRepresentable>(_ kind: Kind.Type) where Kind.RawValue: FixedWidthInteger {
        for number in [0, 99, 7_777] as [Kind.RawValue] { #expect(kind.init(rawValue: number)?.rawValue == number, "\(kind)") }
    }

    @Test func animationsAndLooks() {
        keep(
            UIView.AnimationCurve.self, UIView.AnimationTransition.self, UITableView.RowAnimation.self, UIBlurEffect.Style.self,
            UIStatusBarStyle.self, UIUserInterfaceStyle.self, UIActivityIndicatorView.Style.self, UIModalPresentationStyle.self,
            UIModalTransitionStyle.self, UIInterpolatingMotionEffect.EffectType.self, UIView.SystemAnimation.self,
            UITimingCurveType.self, UIViewAnimatingPosition.self, UIViewAnimatingState.self, UIAttachmentBehavior.AttachmentType.self,
            UIPushBehavior.Mode.self, UIDynamicItemCollisionBoundsType.self, UIVibrancyEffectStyle.self, UIView.TintAdjustmentMode.self,
            UIView.ContentMode.self, UIImage.Orientation.self, UIImage.RenderingMode.self, UIImage.ResizingMode.self,
            UIImage.SymbolWeight.self, UIImage.SymbolScale.self)
    }

    @Test func textAndKeys() {
        keep(
            UIKeyboardType.self, UIReturnKeyType.self, UIKeyboardAppearance.self, UITextField.BorderStyle.self,
            UITextField.ViewMode.self, UITextField.DidEndEditingReason.self, UITextItemInteraction.self,
            UITextAutocapitalizationType.self, UITextAutocorrectionType.self, UITextSpellCheckingType.self, UITextSmartQuotesType.self,
            UITextSmartDashesType.self, UITextSmartInsertDeleteType.self, NSTextAlignment.self, NSLineBreakMode.self,
            NSWritingDirection.self, UIBaselineAdjustment.self, UIKeyboardHIDUsage.self)
    }

    @Test func barsAndControllers() {
        keep(
            UIBarButtonItem.SystemItem.self, UITabBarItem.SystemItem.self, UIBarStyle.self, UINavigationController.Operation.self,
            UISearchBar.Style.self, UISearchBar.Icon.self, UISearchController.ScopeBarActivation.self,
            UIBarButtonItemAppearance.Style.self, UIBarMetrics.self, UIBarPosition.self, UITabBarItemAppearance.Style.self,
            UIBarButtonItem.Style.self, UINavigationItem.LargeTitleDisplayMode.self, UINavigationItem.BackButtonDisplayMode.self,
            UIAlertViewStyle.self, UIAlertAction.Style.self, UIAlertController.Style.self, UISplitViewController.Style.self,
            UISplitViewController.Column.self, UISplitViewController.DisplayMode.self, UISplitViewController.SplitBehavior.self,
            UISplitViewController.PrimaryEdge.self, UIPageViewController.NavigationOrientation.self,
            UIPageViewController.NavigationDirection.self, UIPageViewController.TransitionStyle.self,
            UIPageViewController.SpineLocation.self, UIPreviewAction.Style.self)
    }

    @Test func theApplicationAndItsDevice() {
        keep(
            UIActivity.Category.self, UIDocumentPickerMode.self, UIImagePickerController.SourceType.self,
            UIImagePickerController.CameraDevice.self, UIImagePickerController.CameraCaptureMode.self,
            UIImagePickerController.CameraFlashMode.self, UIPrintInfoOutputType.self, UIPrintInfo.Orientation.self,
            UIDeviceOrientation.self, UIInterfaceOrientation.self, UIStatusBarAnimation.self, UIForceTouchCapability.self,
            UIApplication.State.self, UIApplicationShortcutIcon.IconType.self, UIDevice.BatteryState.self, UIScene.ActivationState.self,
            UIScreen.OverscanCompensation.self, UIDocument.ChangeKind.self, UIDocument.SaveOperation.self, UIUserInterfaceSizeClass.self,
            UIUserInterfaceIdiom.self, UITraitEnvironmentLayoutDirection.self, UIUserInterfaceLevel.self, UIDisplayGamut.self,
            UIAccessibilityContainerType.self, UIAccessibilityNavigationStyle.self, UIAccessibilityScrollDirection.self,
            UIAccessibilityContrast.self, AXCustomContent.Importance.self)
    }

    @Test func controlsAndLayout() {
        keep(
            UIButton.ButtonType.self, UIButton.Role.self, UIMenuController.ArrowDirection.self, UIProgressView.Style.self,
            UIPageControl.BackgroundStyle.self, UIPageControl.InteractionState.self, UIPageControl.Direction.self, UISwitch.Style.self,
            UICalendarView.DecorationSize.self, UIDatePicker.Mode.self, UIDatePicker.Style.self, UIMenu.ElementSize.self,
            UIMenuElement.State.self, UIControl.ContentVerticalAlignment.self, UIControl.ContentHorizontalAlignment.self,
            UIStackView.Distribution.self, UIStackView.Alignment.self, NSRectAlignment.self, UISemanticContentAttribute.self,
            UIUserInterfaceLayoutDirection.self, NSLayoutConstraint.Attribute.self, NSLayoutConstraint.Relation.self,
            NSLayoutConstraint.Axis.self)
    }

    @Test func eventsAndGestures() {
        keep(
            UIDropOperation.self, UIDropSessionProgressIndicatorStyle.self, UIContextMenuConfiguration.ElementOrder.self,
            UIContextMenuInteractionCommitStyle.self, UIContextMenuInteraction.Appearance.self,
            NSItemProviderRepresentationVisibility.self, UIPress.Phase.self, UIPress.PressType.self, UIEvent.EventType.self,
            UIEvent.EventSubtype.self, UITouch.Phase.self, UITouch.TouchType.self, UIImpactFeedbackGenerator.FeedbackStyle.self,
            UINotificationFeedbackGenerator.FeedbackType.self, UIGestureRecognizer.State.self)
    }

    @Test func lists() {
        keep(
            UIContextualAction.Style.self, UITableViewCell.CellStyle.self, UITableViewCell.AccessoryType.self,
            UITableViewCell.SelectionStyle.self, UITableViewCell.EditingStyle.self, UITableViewCell.SeparatorStyle.self,
            UITableViewCell.DragState.self, UITableViewDropProposal.Intent.self, UITableViewRowAction.Style.self,
            UITableView.SeparatorInsetReference.self, UITableView.Style.self, UITableView.ScrollPosition.self,
            UICollectionLayoutSectionOrthogonalScrollingBehavior.self, UIContentInsetsReference.self,
            UICollectionViewCell.DragState.self, UICollectionViewDropProposal.Intent.self,
            UICollectionViewFlowLayout.SectionInsetReference.self, UICollectionView.ElementCategory.self,
            UICollectionView.ScrollDirection.self, UICollectionView.SelfSizingInvalidation.self, UICollectionViewUpdateItem.Action.self,
            UIScrollView.IndicatorStyle.self, UIScrollView.ContentInsetAdjustmentBehavior.self, UIScrollView.KeyboardDismissMode.self)
    }

    @Test func drawing() {
        keep(
            CGColorRenderingIntent.self, CGColorConversionInfoTransformType.self, CGColorSpaceModel.self, CGBlendMode.self,
            CGTextDrawingMode.self, CGImageAlphaInfo.self, CGImageByteOrderInfo.self, CGImagePixelFormatInfo.self,
            CGInterpolationQuality.self, CGPathElementType.self, CGPathDrawingMode.self, CGLineCap.self, CGLineJoin.self,
            CGPatternTiling.self)
    }
}
