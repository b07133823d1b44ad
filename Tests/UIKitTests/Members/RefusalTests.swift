import Foundation
import Testing
import UIKit

/// A call that Apple's framework answers with an exception, and that Lamina refuses with a report.
@MainActor
struct RefusalTests {
    /// Makes a call, and checks that it is reported under the name of Apple's exception.
    private func refuses(_ exception: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation, _ call: () -> Void) {
        call()
        let isReported = Diagnostics.hasReported(exception: exception, part: part)
        #expect(isReported, "\(exception): \(part)", sourceLocation: sourceLocation)
    }

    private final class Refused: UIViewController {}
    private final class RefusedView: UIView {}

    @Test func viewsAndConstraintsReportRefusedCalls() {
        let (view, child) = (RefusedView(), UIView())
        refuses("NSInvalidArgumentException", "RefusedView") { view.addSubview(view) }
        refuses("NSRangeException", "cannot exchange subviews at 71 and 72: there are 0 subviews") {
            view.exchangeSubview(at: 71, withSubviewAt: 72)
        }
        view.addSubview(child)
        let stranger = UIView()
        refuses("NSGenericException", "its items have no common ancestor") {
            child.widthAnchor.constraint(equalTo: stranger.widthAnchor).isActive = true
        }
        refuses("NSInvalidArgumentException", "the second item no longer exists") {
            child.widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
        }
        refuses("NSInvalidArgumentException", "constant of a constraint") {
            let width = child.widthAnchor.constraint(equalToConstant: 5)
            width.constant = .nan
            #expect(width.constant == 5)
        }
        let names = ["view": child]
        refuses("NSInvalidArgumentException", "unable to parse constraint format 'H:|-[view'") {
            #expect(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view", metrics: nil, views: names).isEmpty)
        }
        refuses("NSInvalidArgumentException", "constraint format 'H:|-[stranger]'") {
            #expect(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[stranger]", metrics: nil, views: names).isEmpty)
        }
        refuses("NSInternalInconsistencyException", "index 77 is out of bounds for arranged subviews") {
            UIStackView().insertArrangedSubview(child, at: 77)
        }
    }

    @Test func controlsReportRefusedValues() {
        let (slider, stepper, segments) = (UISlider(), UIStepper(), UISegmentedControl(items: ["A"]))
        slider.minimumValue = -78
        refuses("NSInvalidArgumentException", "-78.0 stays") { slider.minimumValue = .nan }
        slider.maximumValue = 79
        refuses("NSInvalidArgumentException", "79.0 stays") { slider.maximumValue = .infinity }
        #expect(slider.minimumValue == -78 && slider.maximumValue == 79)
        refuses("NSInvalidArgumentException", "not -81.0") { stepper.stepValue = -81 }
        refuses("NSInvalidArgumentException", "not 182.0") { stepper.minimumValue = 182 }
        refuses("NSInvalidArgumentException", "not -183.0") { stepper.maximumValue = -183 }
        #expect(stepper.stepValue == 1 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
        refuses("NSRangeException", "segment 84 does not exist") { segments.selectedSegmentIndex = 84 }
        refuses("NSRangeException", "segment 85 does not exist") { segments.setTitle("B", forSegmentAt: 85) }
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && segments.titleForSegment(at: 0) == "A")
    }

    @Test func listsReportRefusedCalls() {
        let table = UITableView(frame: .zero)
        refuses("NSInternalInconsistencyException", "unable to dequeue a cell with identifier refused") {
            _ = table.dequeueReusableCell(withIdentifier: "refused", for: [0, 0])
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        refuses("NSInternalInconsistencyException", "there are no sections to append items to") { snapshot.appendItems([1]) }
        refuses("NSInternalInconsistencyException", "there is no such section") { snapshot.appendItems([1], toSection: 9) }
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        refuses("NSInternalInconsistencyException", "no such item to insert items beside") { snapshot.insertItems([2], beforeItem: 9) }
        refuses("NSInternalInconsistencyException", "item identifiers must be unique; 3 are ignored") { snapshot.appendItems([1, 1, 1]) }
        refuses("NSInternalInconsistencyException", "section identifiers must be unique; 2 are ignored") { snapshot.appendSections([0, 0]) }
        #expect(snapshot.itemIdentifiers == [1] && snapshot.sectionIdentifiers == [0])
        final class Rolled: UIScrollView {}
        let scroll = Rolled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        refuses("NSInvalidArgumentException", "a content offset must be finite") { scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 0) }
        refuses("NSInvalidArgumentException", "must be a number; Rolled") { scroll.contentSize = CGSize(width: CGFloat.nan, height: 0) }
        refuses("NSInvalidArgumentException", "a zoom limit must be finite and not negative; Rolled") { scroll.maximumZoomScale = -1 }
        refuses("NSInvalidArgumentException", "a zoom scale must be finite; Rolled") { scroll.zoomScale = .infinity }
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
        refuses("NSInternalInconsistencyException", "the section provider returned nil for section 0") {
            _ = CollectionRig([["a"]], layout: layout)
        }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: -86, height: 5)
        refuses("NSInternalInconsistencyException", "has the invalid size (-86.0, 5.0)") { _ = CollectionRig([["a"]], layout: flow) }
    }

    @Test func controllersReportRefusedCalls() {
        let (parent, stranger) = (Refused(), UIViewController())
        refuses("NSInvalidArgumentException", "as a child of itself") { parent.addChild(parent) }
        refuses("NSInvalidArgumentException", "is no child of") { parent.setOverrideTraitCollection(nil, forChild: stranger) }
        refuses("NSInvalidArgumentException", "must have the common parent") {
            parent.transition(from: stranger, to: UIViewController(), duration: 0, options: [], animations: nil)
        }
        refuses("NSInvalidArgumentException", "cannot present") { parent.present(parent, animated: false) }
        refuses("NSInvalidArgumentException", "has no segue with identifier 'refused'") {
            parent.performSegue(withIdentifier: "refused", sender: nil)
        }
        let navigation = UINavigationController(rootViewController: stranger)
        refuses("NSInvalidArgumentException", "cannot push") { navigation.pushViewController(stranger, animated: false) }
        #expect(navigation.viewControllers == [stranger])
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "first", style: .cancel))
        refuses("NSInternalInconsistencyException", "“second” is ignored") { alert.addAction(UIAlertAction(title: "second", style: .cancel)) }
        refuses("NSInternalInconsistencyException", "text fields can be added only") { alert.addTextField() }
        #expect(alert.actions.count == 1 && alert.textFields?.isEmpty ?? true)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        refuses("NSInvalidArgumentException", "a page view controller needs a page") {
            pages.setViewControllers(nil, direction: .forward, animated: false)
        }
    }

    @Test func resourcesThatAreMissingAreReported() {
        refuses("UIColorNotFound", "“refused”") { #expect(UIColor(named: "refused") == nil) }
        refuses("UIImageNotFound", "“refused”") { #expect(UIImage(named: "refused") == nil) }
        refuses("UIImageError", "data") { #expect(UIImage(data: Data([1, 2, 3])) == nil) }
        refuses("NSInternalInconsistencyException", "refusedNib") {
            #expect(UINib(nibName: "refusedNib", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        refuses("NSInternalInconsistencyException", "refusedOther") { #expect(Bundle.main.loadNibNamed("refusedOther", owner: nil) == nil) }
        refuses("NSInvalidArgumentException", "could not find a storyboard named “Refused”") {
            _ = UIStoryboard(name: "Refused", bundle: nil).instantiateViewController(withIdentifier: "x")
        }
        let style = NSMutableParagraphStyle()
        refuses("NSInvalidArgumentException", "a paragraph style cannot have inf") { style.lineSpacing = .infinity }
        #expect(style.lineSpacing == 0)
        let text = NSTextStorage(string: "abc")
        refuses("NSRangeException", "ends outside of a text of 3 units") { text.replaceCharacters(in: NSRange(location: 2, length: 9), with: "") }
        #expect(text.string == "abc")
    }

    @Test func animatorsReportCallsThatTheirStateForbids() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        refuses("NSInternalInconsistencyException", "finishAnimation(at:) needs a stopped animator") { animator.finishAnimation(at: .end) }
        refuses("NSInvalidArgumentException", "UISpringTimingParameters cannot have") {
            _ = UISpringTimingParameters(mass: -1, stiffness: 1, damping: 1, initialVelocity: .zero)
        }
    }
}
