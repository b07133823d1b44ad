import Foundation
import QuartzCore
import TestLimits
import TestSupport
import Testing

import UIKit

/// An app's wrong numbers must not crash it: every number that UIKit takes may be NaN, infinite or out of range.
@MainActor
struct NumbersFromOutsideTests {
    /// A way to make a view from an extreme number, which the test then lays out, hit-tests and draws.
    struct Case: Sendable {
        let name: String
        let make: @MainActor @Sendable (_ number: CGFloat) -> UIView?
    }

    private nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0]

    @Test nonisolated func extremeNumbersNeverCrashTheApp() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for hard in Self.all {
                HardCases.begin(hard.name)
                await MainActor.run {
                    for number in Self.numbers { Self.show(hard.make(number)) }
                }
            }
        }
        let names = HardCases.names(in: result?.standardErrorContent ?? [])
        #expect(names == Self.all.map(\.name), "the last case was \(names.last ?? "none")")
    }

    @Test func casesHaveUniqueNames() {
        #expect(Set(Self.all.map(\.name)).count == Self.all.count)
        #expect(Self.all.count > 50)
    }

    /// Lays a view out, commits it, hit-tests it and draws it.
    private static func show(_ view: UIView?) {
        guard let view else { return }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        root.addSubview(view)
        let screen = ManualScreen(root.layer, at: 50)
        root.layoutIfNeeded()
        screen.advance(to: 50.5)
        _ = root.hitTest(CGPoint(x: 20, y: 20), with: nil)
        _ = UIGraphicsImageRenderer(size: root.bounds.size).image { root.layer.render(in: $0.cgContext) }
        screen.advance(to: 60)
        view.removeFromSuperview()
    }

    private nonisolated static let frame = CGRect(x: 4, y: 4, width: 50, height: 40)

    private static func with<View: UIView>(_ view: View, _ change: (View) -> Void) -> UIView {
        view.frame = frame
        change(view)
        return view
    }

    private static func insets(_ number: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: number, left: number, bottom: number, right: number) }

    nonisolated static let all: [Case] = geometry + animations + controls + scrolling + tables + lists + texts + layout + drawing + others

    nonisolated static let geometry: [Case] = [
        Case(name: "frame") { number in with(UIView()) { $0.frame = CGRect(x: number, y: number, width: number, height: number) } },
        Case(name: "bounds") { number in with(UIView()) { $0.bounds = CGRect(x: number, y: number, width: number, height: number) } },
        Case(name: "center") { number in with(UIView()) { $0.center = CGPoint(x: number, y: number) } },
        Case(name: "anchorPoint") { number in with(UIView()) { $0.anchorPoint = CGPoint(x: number, y: number) } },
        Case(name: "transform") { number in with(UIView()) { $0.transform = CGAffineTransform(scaleX: number, y: number) } },
        Case(name: "transform3D") { number in with(UIView()) { $0.transform3D = CATransform3DMakeRotation(number, number, 1, 0) } },
        Case(name: "alpha") { number in with(UIView()) { $0.alpha = number } },
        Case(name: "contentScaleFactor") { number in with(DrawingView()) { $0.contentScaleFactor = number } },
        Case(name: "cornerRadius") { number in
            with(UIView()) {
                $0.backgroundColor = .red
                $0.layer.cornerRadius = number
                $0.layer.borderWidth = number
                $0.layer.shadowOpacity = 1
                $0.layer.shadowRadius = number
            }
        },
        Case(name: "convert") { number in
            with(UIView()) {
                _ = $0.convert(CGPoint(x: number, y: number), to: nil)
                _ = $0.convert(CGRect(x: number, y: number, width: number, height: number), to: nil)
                _ = $0.hitTest(CGPoint(x: number, y: number), with: nil)
            }
        },
        Case(name: "autoresizing") { number in
            with(UIView()) {
                let inner = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
                inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
                $0.addSubview(inner)
                $0.bounds.size = CGSize(width: number, height: number)
            }
        },
        Case(name: "snapshot") { number in
            with(UIView()) {
                _ = $0.resizableSnapshotView(
                    from: CGRect(x: 0, y: 0, width: number, height: 5), afterScreenUpdates: true, withCapInsets: insets(number))
            }
        },
    ]

    nonisolated static let animations: [Case] = [
        Case(name: "animate") { number in
            with(UIView()) { view in
                UIView.animate(withDuration: Double(number), delay: Double(number), animations: { view.center.x = 30 })
                UIView.animate(withDuration: 1, delay: Double(number), animations: { view.alpha = 0.5 })
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number, animations: { view.center.y = 30 })
                UIView.animate(springDuration: 1, bounce: number, initialSpringVelocity: number, animations: { view.center.y = 20 })
                UIView.animate(springDuration: Double(number), animations: { view.center.y = 25 })
            }
        },
        Case(name: "animated values") { number in
            with(UIView()) { view in
                UIView.animate(withDuration: 1) {
                    view.center.x = number
                    view.transform = CGAffineTransform(rotationAngle: number)
                    view.bounds.size.width = number
                    view.alpha = number
                }
            }
        },
        Case(name: "keyframes") { number in
            with(UIView()) { view in
                UIView.animateKeyframes(withDuration: 1, delay: Double(number)) {
                    UIView.addKeyframe(withRelativeStartTime: Double(number), relativeDuration: Double(number)) { view.center.x = 30 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: Double(number)) { view.center.x = 40 }
                }
            }
        },
        Case(name: "begin and commit") { number in
            with(UIView()) { view in
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDelay(Double(number))
                UIView.setAnimationRepeatCount(Float(number))
                UIView.setAnimationRepeatAutoreverses(true)
                view.alpha = 0.4
                UIView.commitAnimations()
            }
        },
        Case(name: "animator") { number in
            with(UIView()) { view in
                let animator = UIViewPropertyAnimator(duration: Double(number), curve: .linear) { view.alpha = 0.2 }
                animator.startAnimation(afterDelay: Double(number))
                animator.pauseAnimation()
                animator.fractionComplete = number
                animator.addAnimations({ view.center.x = 40 }, delayFactor: number)
                animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
                animator.isReversed = true
                animator.stopAnimation(true)
            }
        },
        Case(name: "timing parameters") { number in
            with(UIView()) { view in
                let velocity = CGVector(dx: number, dy: 1)
                for parameters in [
                    UISpringTimingParameters(dampingRatio: number, initialVelocity: velocity),
                    UISpringTimingParameters(mass: number, stiffness: number, damping: number, initialVelocity: velocity),
                    UISpringTimingParameters(duration: Double(number), bounce: number, initialVelocity: velocity),
                ] {
                    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
                    animator.addAnimations { view.center.x = 40 }
                    animator.startAnimation()
                    animator.isReversed = true
                    animator.stopAnimation(true)
                }
                let curve = UIViewPropertyAnimator(
                    duration: 1, controlPoint1: CGPoint(x: number, y: number), controlPoint2: CGPoint(x: 1, y: number)
                ) { view.alpha = 0.3 }
                curve.startAnimation()
                curve.stopAnimation(true)
            }
        },
        Case(name: "motion effects") { number in
            with(UIView()) {
                let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
                effect.minimumRelativeValue = number
                effect.maximumRelativeValue = number
                $0.addMotionEffect(effect)
            }
        },
        Case(name: "transition") { number in
            with(UIView()) { UIView.transition(with: $0, duration: Double(number), options: .transitionFlipFromLeft, animations: {}) }
        },
    ]

    nonisolated static let controls: [Case] = [
        Case(name: "button insets") { number in
            with(UIButton(type: .system)) {
                $0.setTitle("Go", for: .normal)
                $0.setImage(UIImage(systemName: "plus"), for: .normal)
                $0.contentEdgeInsets = insets(number)
                $0.titleEdgeInsets = insets(number)
                $0.imageEdgeInsets = insets(number)
                $0.sizeToFit()
            }
        },
        Case(name: "button configuration") { number in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            configuration.imagePadding = number
            configuration.titlePadding = number
            configuration.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
            return with(UIButton(configuration: configuration)) { $0.sizeToFit() }
        },
        Case(name: "slider") { number in
            with(UISlider()) {
                $0.minimumValue = Float(number)
                $0.maximumValue = Float(number)
                $0.value = Float(number)
            }
        },
        Case(name: "progress") { number in with(UIProgressView()) { $0.setProgress(Float(number), animated: true) } },
        Case(name: "stepper") { number in with(UIStepper()) { $0.value = Double(number) } },
        Case(name: "segments") { number in
            with(UISegmentedControl(items: ["A", "B"])) {
                $0.setWidth(number, forSegmentAt: 0)
                $0.setContentOffset(CGSize(width: number, height: number), forSegmentAt: 1)
                $0.insertSegment(withTitle: "C", at: .max, animated: false)
                $0.insertSegment(withTitle: "D", at: .min, animated: false)
                $0.removeSegment(at: .max, animated: false)
                $0.selectedSegmentIndex = .min
                $0.sizeToFit()
            }
        },
        Case(name: "pages") { _ in
            with(UIPageControl()) {
                $0.numberOfPages = .max
                $0.layoutIfNeeded()
                _ = ($0.size(forNumberOfPages: .min), $0.size(forNumberOfPages: .max))
                $0.numberOfPages = -3
                $0.currentPage = .max
                $0.numberOfPages = 3
                $0.currentPage = .min
            }
        },
        Case(name: "images") { number in
            with(UIImageView(image: UIImage(systemName: "plus"))) {
                $0.animationImages = [UIImage(), makeRedOverBlue()]
                $0.animationDuration = Double(number)
                $0.animationRepeatCount = .max
                $0.startAnimating()
            }
        },
    ]

    nonisolated static let scrolling: [Case] = [
        Case(name: "scroll view") { number in
            with(UIScrollView()) {
                $0.contentSize = CGSize(width: 500, height: 500)
                $0.contentOffset = CGPoint(x: number, y: number)
                $0.setContentOffset(CGPoint(x: number, y: number), animated: true)
                $0.verticalScrollIndicatorInsets = insets(number)
                $0.flashScrollIndicators()
                $0.scrollRectToVisible(CGRect(x: number, y: number, width: number, height: number), animated: true)
            }
        },
        Case(name: "content size") { number in
            with(UIScrollView()) {
                $0.contentSize = CGSize(width: number, height: number)
                $0.contentInset = insets(number)
                $0.flashScrollIndicators()
                $0.beginDragging(towards: CGPoint(x: 0, y: -10))
                $0.drag(by: CGPoint(x: 0, y: -10))
                $0.endDragging(velocity: CGPoint(x: 0, y: -1000))
            }
        },
        Case(name: "deceleration") { number in
            with(UIScrollView()) {
                $0.contentSize = CGSize(width: 50, height: 5000)
                $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
                $0.beginDragging(towards: CGPoint(x: 0, y: -10))
                $0.drag(by: CGPoint(x: 0, y: number))
                $0.endDragging(velocity: CGPoint(x: 0, y: number))
            }
        },
        Case(name: "paging") { number in
            with(UIScrollView()) {
                $0.isPagingEnabled = true
                $0.contentSize = CGSize(width: 50, height: number)
                $0.beginDragging(towards: CGPoint(x: 0, y: -10))
                $0.endDragging(velocity: CGPoint(x: 0, y: -100))
            }
        },
    ]

    nonisolated static let tables: [Case] = [
        Case(name: "row heights") { number in
            let rig = TableRig(rows: 3)
            rig.table.rowHeight = number
            rig.table.estimatedRowHeight = number
            rig.table.sectionHeaderHeight = number
            rig.table.sectionFooterHeight = number
            rig.table.separatorInset = insets(number)
            rig.table.layoutIfNeeded()
            rig.heights = { _ in number }
            rig.table.reloadData()
            rig.table.layoutIfNeeded()
            rig.table.scrollToRow(at: [0, 2], at: .middle, animated: true)
            return rig.table
        },
        Case(name: "rows beyond") { number in
            let rig = TableRig(rows: 3)
            let beyond = [IndexPath(row: .max, section: .max), IndexPath(row: -1, section: -1), IndexPath()]
            for path in beyond {
                rig.table.selectRow(at: path, animated: false, scrollPosition: .top)
                rig.table.scrollToRow(at: path, at: .top, animated: false)
                rig.table.deselectRow(at: path, animated: false)
                _ = rig.table.cellForRow(at: path)
                _ = rig.table.rectForRow(at: path)
                rig.table.deleteRows(at: [path], with: .fade)
                rig.table.insertRows(at: [path], with: .fade)
                rig.table.reloadRows(at: [path], with: .fade)
                rig.table.moveRow(at: path, to: [0, 0])
            }
            for section in [Int.max - 1, -1] {
                _ = rig.table.rect(forSection: section)
                _ = rig.table.numberOfRows(inSection: section)
                _ = rig.table.headerView(forSection: section)
            }
            return rig.table
        },
        Case(name: "cells") { number in
            with(UITableViewCell(style: .subtitle, reuseIdentifier: nil)) {
                $0.textLabel?.text = "Text"
                $0.indentationLevel = .max
                $0.indentationWidth = number
                $0.separatorInset = insets(number)
                $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
            }
        },
    ]

    nonisolated static let texts: [Case] = [
        Case(name: "label") { number in
            with(UILabel()) {
                $0.text = "Some words that do not fit"
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = number
                $0.preferredMaxLayoutWidth = number
                $0.shadowColor = .red
                $0.shadowOffset = CGSize(width: number, height: number)
                _ = $0.sizeThatFits(CGSize(width: number, height: number))
                _ = $0.intrinsicContentSize
            }
        },
        Case(name: "lines") { number in
            with(UILabel()) {
                $0.text = "Some words that do not fit"
                $0.numberOfLines = number < 0 ? .min : .max
                $0.font = .systemFont(ofSize: number == .greatestFiniteMagnitude ? 1e6 : number)
            }
        },
        Case(name: "attributes") { number in
            with(UILabel()) {
                let style = NSMutableParagraphStyle()
                style.lineSpacing = number
                style.lineHeightMultiple = number
                style.minimumLineHeight = number
                style.headIndent = number
                style.tabStops = [NSTextTab(textAlignment: .left, location: number)]
                $0.numberOfLines = 0
                $0.attributedText = NSAttributedString(
                    string: "Some\twords that do not fit",
                    attributes: [
                        .kern: NSNumber(value: Double(number)), .baselineOffset: NSNumber(value: Double(number)),
                        .strokeWidth: NSNumber(value: Double(number)), .obliqueness: NSNumber(value: Double(number)),
                        .paragraphStyle: style, .underlineStyle: NSNumber(value: 1),
                    ])
            }
        },
        Case(name: "text view") { number in
            with(UITextView()) {
                $0.text = "Some words that do not fit"
                $0.textContainerInset = insets(number)
                $0.selectedRange = NSRange(location: .max, length: .min)
                _ = $0.sizeThatFits(CGSize(width: number, height: number))
                _ = $0.closestPosition(to: CGPoint(x: number, y: number))
            }
        },
        Case(name: "text field") { number in
            with(UITextField()) {
                $0.text = "Some words that do not fit"
                $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
                $0.leftViewMode = .always
                $0.font = .systemFont(ofSize: number == .greatestFiniteMagnitude ? 1e6 : number)
                _ = $0.position(from: $0.beginningOfDocument, offset: .max)
            }
        },
        Case(name: "string drawing") { number in
            _ = "text".boundingRect(with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin, context: nil)
            _ = drawn { "text".draw(in: CGRect(x: number, y: number, width: number, height: number)) }
            return nil
        },
    ]

    nonisolated static let layout: [Case] = [
        Case(name: "constraints") { number in
            with(UIView()) {
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                $0.addSubview(inner)
                let width = inner.widthAnchor.constraint(equalToConstant: 10)
                width.isActive = true
                width.constant = number
                width.priority = UILayoutPriority(Float(number))
                inner.heightAnchor.constraint(equalTo: $0.heightAnchor, multiplier: number, constant: number).isActive = true
                inner.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .horizontal)
                $0.layoutMargins = insets(number)
                inner.leftAnchor.constraint(equalTo: $0.layoutMarginsGuide.leftAnchor).isActive = true
                _ = $0.systemLayoutSizeFitting(CGSize(width: number, height: number))
            }
        },
        Case(name: "stack") { number in
            with(UIStackView(arrangedSubviews: [UILabel(), UILabel()])) {
                $0.spacing = number
                $0.setCustomSpacing(number, after: $0.arrangedSubviews[0])
                $0.insertArrangedSubview(UIView(), at: .max)
                $0.distribution = .fillProportionally
            }
        },
        Case(name: "visual format") { number in
            with(UIView()) {
                let inner = UIView()
                $0.addSubview(inner)
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[inner(gap@gap)]", metrics: ["gap": number], views: ["inner": inner]))
            }
        },
        Case(name: "safe area") { number in
            with(UIView()) {
                $0.setAdditionalSafeArea(insets(number))
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                $0.addSubview(inner)
                inner.topAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.topAnchor).isActive = true
            }
        },
        Case(name: "given frame") { number in
            with(UIView()) {
                let (inner, given) = (UIView(), UIView())
                inner.translatesAutoresizingMaskIntoConstraints = false
                $0.addSubview(inner)
                $0.addSubview(given)
                inner.leftAnchor.constraint(equalTo: given.rightAnchor).isActive = true
                given.frame = CGRect(x: number, y: number, width: number, height: number)
            }
        },
    ]

    nonisolated static let drawing: [Case] = [
        Case(name: "paths") { number in
            let rect = CGRect(x: number, y: 1, width: number, height: 5)
            let paths = [
                UIBezierPath(roundedRect: rect, cornerRadius: number), UIBezierPath(ovalIn: rect), UIBezierPath(rect: rect),
                UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: number, height: number)),
                UIBezierPath(arcCenter: CGPoint(x: 5, y: 5), radius: number, startAngle: number, endAngle: 1, clockwise: true),
                UIBezierPath(arcCenter: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0, endAngle: number, clockwise: true),
            ]
            _ = drawn {
                for path in paths {
                    path.lineWidth = number
                    path.miterLimit = number
                    path.setLineDash([number, 2], count: 2, phase: number)
                    path.stroke()
                    path.fill()
                    path.addClip()
                }
            }
            return nil
        },
        Case(name: "renderer") { number in
            // The largest possible bitmaps need more memory than a test may use.
            guard number != .greatestFiniteMagnitude else { return nil }
            let format = UIGraphicsImageRendererFormat()
            format.scale = number
            _ = UIGraphicsImageRenderer(size: CGSize(width: number, height: number), format: format).image { _ in }
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: number), false, number)
            UIGraphicsEndImageContext()
            return nil
        },
        Case(name: "image drawing") { number in
            let image = makeRedOverBlue().resizableImage(withCapInsets: insets(number))
            _ = drawn {
                image.draw(in: CGRect(x: number, y: number, width: number, height: number))
                makeRedOverBlue().draw(in: CGRect(x: number, y: number, width: number, height: number), blendMode: .normal, alpha: number)
                makeRedOverBlue().drawAsPattern(in: CGRect(x: number, y: 0, width: number, height: 3))
                makeRedOverBlue().drawAsPattern(in: .infinite)
                UIRectFrame(CGRect(x: number, y: number, width: number, height: number))
            }
            return with(UIImageView(image: image)) { _ in }
        },
        Case(name: "symbols") { number in
            guard number != .greatestFiniteMagnitude else { return nil }
            return UIImageView(image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: number)))
        },
        Case(name: "colours") { number in
            with(UIView()) {
                $0.backgroundColor = UIColor(hue: number, saturation: number, brightness: number, alpha: number)
                $0.tintColor = UIColor(white: number, alpha: number)
            }
        },
        Case(name: "image scale") { number in
            guard let pixels = makeRedOverBlue().cgImage else { return nil }
            return UIImageView(image: UIImage(cgImage: pixels, scale: number, orientation: .left))
        },
    ]

    nonisolated static let others: [Case] = [
        Case(name: "bar items") { number in
            with(UIToolbar()) {
                let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
                item.width = number
                $0.items = [.fixedSpace(number), item, .flexibleSpace()]
            }
        },
        Case(name: "windows") { number in
            let window = UIWindow(frame: CGRect(x: number, y: number, width: number, height: number))
            window.windowLevel = UIWindow.Level(number)
            window.isHidden = false
            window.isHidden = true
            return nil
        },
        Case(name: "touches") { number in
            let hand = Hand(size: CGSize(width: 60, height: 60))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            for recognizer in [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UILongPressGestureRecognizer(),
                UISwipeGestureRecognizer(), UIRotationGestureRecognizer(),
            ] { view.addGestureRecognizer(recognizer) }
            (view.gestureRecognizers?[0] as? UITapGestureRecognizer)?.numberOfTapsRequired = -1
            (view.gestureRecognizers?[1] as? UIPanGestureRecognizer)?.setTranslation(CGPoint(x: number, y: number), in: view)
            (view.gestureRecognizers?[2] as? UIPinchGestureRecognizer)?.scale = number
            (view.gestureRecognizers?[3] as? UILongPressGestureRecognizer)?.minimumPressDuration = Double(number)
            hand.window.addSubview(view)
            hand.down(10, 10)
            hand.move(number, number)
            hand.down(30, 30, finger: 1)
            hand.move(number, 5, finger: 1)
            hand.up(number, number)
            hand.up(20, 20, finger: 1)
            hand.close()
            return nil
        },
        Case(name: "presented sizes") { number in
            let (below, above) = (UIViewController(), UIViewController())
            let stage = ControllerStage(below)
            above.preferredContentSize = CGSize(width: number, height: number)
            above.modalPresentationStyle = .formSheet
            above.sheetPresentationController?.preferredCornerRadius = number
            above.additionalSafeAreaInsets = insets(number)
            below.present(above, animated: false)
            stage.advance(by: 1)
            return nil
        },
    ]
}
