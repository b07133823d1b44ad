import Foundation
import Testing
import UIKit

/// Checks that a property has another value than the given one, and keeps the given one.
@MainActor
private func keeps<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(object[keyPath: path] != value, sourceLocation: sourceLocation)
    object[keyPath: path] = value
    #expect(object[keyPath: path] == value, sourceLocation: sourceLocation)
}

/// Properties without a key keep the value that they were given, and copies have it.
@MainActor
struct KeptValueTests {
    @Test func accessibilityKeepsItsValues() {
        let view = UIView()
        keeps(view, \.isAccessibilityElement, true)
        keeps(view, \.accessibilityLabel, "label")
        keeps(view, \.accessibilityHint, "hint")
        keeps(view, \.accessibilityValue, "value")
        keeps(view, \.accessibilityTraits, .button)
        keeps(view, \.accessibilityLanguage, "de")
        keeps(view, \.accessibilityElementsHidden, true)
        keeps(view, \.accessibilityViewIsModal, true)
        keeps(view, \.shouldGroupAccessibilityChildren, true)
        keeps(view, \.accessibilityNavigationStyle, .combined)
        keeps(view, \.accessibilityContainerType, .list)
        keeps(view, \.accessibilityIdentifier, "identifier")
        keeps(view, \.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
        keeps(view, \.accessibilityActivationPoint, CGPoint(x: 9, y: 8))
        keeps(view, \.accessibilityPath, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
        keeps(view, \.accessibilityUserInputLabels, ["say"])
        view.accessibilityAttributedLabel = NSAttributedString(string: "other")
        view.accessibilityAttributedHint = NSAttributedString(string: "other hint")
        view.accessibilityAttributedValue = NSAttributedString(string: "other value")
        #expect(view.accessibilityLabel == "other" && view.accessibilityHint == "other hint" && view.accessibilityValue == "other value")
        #expect(view.accessibilityAttributedLabel?.string == "other" && view.accessibilityAttributedHint?.string == "other hint")
        #expect(view.accessibilityAttributedValue?.string == "other value")
    }

    @Test func settersThatAnimateSetTheProperty() {
        let (item, first, second) = (UINavigationItem(title: ""), UIBarButtonItem(), UIBarButtonItem())
        item.setHidesBackButton(true, animated: true)
        item.setLeftBarButtonItems([first, second], animated: true)
        item.setRightBarButtonItems([second], animated: true)
        #expect(item.hidesBackButton && item.leftBarButtonItems == [first, second] && item.rightBarButtonItems == [second])
        item.setLeftBarButton(second, animated: true)
        item.setRightBarButton(first, animated: true)
        #expect(item.leftBarButtonItems == [second] && item.rightBarButtonItems == [first])
        let (controller, bar) = (UIViewController(), UISearchBar())
        controller.setToolbarItems([first], animated: true)
        bar.setShowsScope(true, animated: true)
        #expect(controller.toolbarItems == [first] && bar.showsScopeBar)
    }

    @Test func otherNamesOfAPropertySetIt() {
        let (content, source, button) = (UIViewController(), UIView(), UIBarButtonItem())
        let popover = UIPopoverPresentationController(presentedViewController: content, presenting: nil)
        popover.sourceItem = source
        #expect(popover.sourceView === source && popover.sourceItem === source)
        popover.sourceItem = button
        #expect(popover.barButtonItem === button && popover.sourceView == nil && popover.sourceItem === button)
        let searcher = UISearchController(searchResultsController: UIViewController())
        keeps(searcher, \.dimsBackgroundDuringPresentation, false)
        #expect(!searcher.obscuresBackgroundDuringPresentation)
        let (table, checker) = (UITableView(), UITextChecker())
        keeps(table, \.sectionHeaderTopPadding, 5)
        table.cellLayoutMarginsFollowReadableWidth.toggle()
        #expect(table.cellLayoutMarginsFollowReadableWidth != UITableView().cellLayoutMarginsFollowReadableWidth)
        keeps(checker, \.ignoredWords, ["qwx", "zzz"])
    }

    @Test func aControlPerformsItsPrimaryAction() {
        let control = UIControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        control.performPrimaryAction()
        #expect(count == 1)
    }

    @Test func aParagraphStyleKeepsItsValuesInCopies() throws {
        let style = NSMutableParagraphStyle()
        keeps(style, \.lineSpacing, 1)
        keeps(style, \.paragraphSpacing, 2)
        keeps(style, \.paragraphSpacingBefore, 3)
        keeps(style, \.alignment, .right)
        keeps(style, \.headIndent, 4)
        keeps(style, \.tailIndent, 5)
        keeps(style, \.firstLineHeadIndent, 6)
        keeps(style, \.minimumLineHeight, 7)
        keeps(style, \.maximumLineHeight, 8)
        keeps(style, \.lineHeightMultiple, 9)
        keeps(style, \.lineBreakMode, .byClipping)
        keeps(style, \.baseWritingDirection, .rightToLeft)
        keeps(style, \.defaultTabInterval, 0.5)
        keeps(style, \.allowsDefaultTighteningForTruncation, true)
        keeps(style, \.lineBreakStrategy, .pushOut)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let other = NSMutableParagraphStyle()
        #expect(copy == style && other != style)
        other.setParagraphStyle(style)
        #expect(other == style)
        #expect(copy.lineSpacing == 1 && copy.headIndent == 4 && copy.lineBreakStrategy == .pushOut && copy.defaultTabInterval == 0.5)
    }

    @Test func textInputsKeepTheirTraits() {
        let (field, view) = (UITextField(), UITextView())
        keeps(field, \.returnKeyType, .go)
        keeps(field, \.keyboardType, .numberPad)
        keeps(field, \.autocapitalizationType, .allCharacters)
        keeps(field, \.autocorrectionType, .no)
        keeps(field, \.clearsOnInsertion, true)
        keeps(field, \.allowsEditingTextAttributes, true)
        keeps(view, \.returnKeyType, .go)
        keeps(view, \.keyboardType, .numberPad)
        keeps(view, \.autocapitalizationType, .allCharacters)
        keeps(view, \.autocorrectionType, .no)
        keeps(view, \.dataDetectorTypes, .link)
        keeps(view, \.textContainerInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.text = "some text"
        keeps(view, \.selectedRange, NSRange(location: 2, length: 3))
        let bar = UISearchBar()
        keeps(bar, \.returnKeyType, .go)
        keeps(bar, \.keyboardType, .numberPad)
        keeps(bar, \.autocapitalizationType, .allCharacters)
        keeps(bar, \.autocorrectionType, .yes)
        keeps(bar, \.scopeButtonTitles, ["A", "B"])
        keeps(bar, \.selectedScopeButtonIndex, 1)
        let label = UILabel()
        keeps(label, \.lineBreakStrategy, .pushOut)
    }

    @Test func textInputsKeepTheSettingsOfCheckersAndKeyboards() {
        keepsTraits(UITextField())
        keepsTraits(UITextView())
        keepsTraits(UISearchBar())
    }

    private func keepsTraits(_ input: some UITextInputTraits) {
        keeps(input, \.spellCheckingType, .no)
        keeps(input, \.smartQuotesType, .no)
        keeps(input, \.smartDashesType, .yes)
        keeps(input, \.smartInsertDeleteType, .no)
        keeps(input, \.keyboardAppearance, .dark)
    }

    @Test func viewsKeepTheirOtherValues() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        keeps(view, \.anchorPoint, CGPoint(x: 0, y: 1))
        keeps(view, \.overrideUserInterfaceStyle, .dark)
        keeps(view, \.tintAdjustmentMode, .dimmed)
        let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        keeps(view, \.directionalLayoutMargins, margins)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.transform3D = CATransform3DMakeScale(2, 1, 1)
        #expect(view.transform3D.m11 == 2 && view.transform.a == 2)
        let scroll = UIScrollView()
        keeps(scroll, \.decelerationRate, .fast)
        keeps(scroll, \.verticalScrollIndicatorInsets, UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 3))
        keeps(scroll, \.horizontalScrollIndicatorInsets, UIEdgeInsets(top: 0, left: 4, bottom: 5, right: 6))
        keeps(scroll, \.scrollIndicatorInsets, UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
        #expect(scroll.verticalScrollIndicatorInsets.top == 9 && scroll.horizontalScrollIndicatorInsets.left == 9)
        let (table, collection) = (UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        keeps(table, \.allowsSelectionDuringEditing, true)
        keeps(table, \.allowsMultipleSelectionDuringEditing, true)
        keeps(collection, \.allowsSelectionDuringEditing, true)
        keeps(collection, \.allowsMultipleSelectionDuringEditing, true)
        let picker = UIDatePicker()
        keeps(picker, \.datePickerMode, .time)
        keeps(picker, \.preferredDatePickerStyle, .wheels)
        #expect(picker.datePickerStyle == .wheels)
        keeps(picker, \.minuteInterval, 15)
        keeps(picker, \.locale, Locale(identifier: "de_DE"))
        keeps(picker, \.date, Date(timeIntervalSinceReferenceDate: 900))
        keeps(picker, \.countDownDuration, 1800)
        keeps(picker, \.minimumDate, Date(timeIntervalSinceReferenceDate: 0))
        keeps(picker, \.maximumDate, Date(timeIntervalSinceReferenceDate: 9_000_000_000))
        let pages = UIPageControl()
        keeps(pages, \.hidesForSinglePage, true)
        keeps(pages, \.backgroundStyle, .minimal)
        keeps(pages, \.pageIndicatorTintColor, .red)
        keeps(pages, \.currentPageIndicatorTintColor, .green)
        keeps(UIStepper(), \.wraps, true)
        let segments = UISegmentedControl(items: ["A"])
        keeps(segments, \.selectedSegmentTintColor, .red)
        keeps(segments, \.apportionsSegmentWidthsByContent, true)
    }

    @Test func aPasteboardKeepsItsContent() {
        let board = UIPasteboard()
        #expect(!board.hasStrings && !board.hasImages && !board.hasURLs)
        board.strings = ["one", "two"]
        #expect(board.strings == ["one", "two"] && board.string == "one" && board.hasStrings)
        board.string = "three"
        #expect(board.strings == ["three"])
        let image = halfRed()
        board.image = image
        #expect(board.image === image && board.hasImages)
        board.images = [image, image]
        #expect(board.images?.count == 2)
        board.url = URL(string: "https://example.org")
        #expect(board.url?.host == "example.org" && board.hasURLs)
    }

    @Test func rendererFormatsKeepTheirValuesInCopies() throws {
        let pdf = UIGraphicsPDFRendererFormat()
        pdf.documentInfo = ["Title": "A"]
        #expect((pdf.copy() as? UIGraphicsPDFRendererFormat)?.documentInfo["Title"] as? String == "A")
        let picture = UIGraphicsImageRendererFormat()
        (picture.scale, picture.opaque) = (3, true)
        let copy = try #require(picture.copy() as? UIGraphicsImageRendererFormat)
        #expect(copy.scale == 3 && copy.opaque)
    }
}
