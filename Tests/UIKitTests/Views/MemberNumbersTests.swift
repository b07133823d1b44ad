import Foundation
import LaminaMethods
import QuartzCore
import TestLimits
import TestSupport
import Testing
import UIKit
import UIKitValues

/// Every property of views that has a row and takes numbers may be NaN, infinite or absurd, set by its key.
@MainActor
struct MemberNumbersTests {
    private nonisolated static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e9, -1, 0]

    private static let views: [UIView.Type] = [
        UIView.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIProgressView.self,
        UIPageControl.self, UIActivityIndicatorView.self, UITextField.self, UITextView.self, UIImageView.self, UIScrollView.self,
        UITableView.self, UITableViewCell.self, UIStackView.self, UINavigationBar.self, UITabBar.self, UIToolbar.self, UISearchBar.self,
        UIPickerView.self, UIDatePicker.self, UIVisualEffectView.self, UIRefreshControl.self,
    ]

    /// The keys of a class's properties that can be set.
    private static func keys(of type: UIView.Type) -> [String] {
        let names = MemberTable.of(type)?.readings.compactMap { ($0 as? NibSetting)?.name } ?? []
        let view = type.init(frame: .zero)
        return Set(names).filter { view.responds(to: Selector("set\(PropertyNames.capitalized($0)):")) }.sorted()
    }

    /// Returns a value of the same type made of a number; nil for types that contain none.
    private static func value(like old: Any, of number: Double) -> Any? {
        switch old {
        case is CGPoint: CGPoint(x: number, y: number)
        case is CGSize: CGSize(width: number, height: number)
        case is CGRect: CGRect(x: number, y: number, width: number, height: number)
        case is UIEdgeInsets: UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        case is NSDirectionalEdgeInsets: NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
        case is UIOffset: UIOffset(horizontal: number, vertical: number)
        case is CGAffineTransform: CGAffineTransform(a: number, b: 0, c: number, d: number, tx: number, ty: 1)
        case is Double, is CGFloat, is Float, is NSNumber: NSNumber(value: number)
        default: nil
        }
    }

    private static func set(_ number: Double, forKey key: String, of type: UIView.Type) {
        let view = type.init(frame: CGRect(x: 4, y: 4, width: 50, height: 40))
        guard let old = view.value(forKey: key), let new = value(like: old, of: number) else { return }
        view.setValue(new, forKey: key)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        root.addSubview(view)
        let screen = ManualScreen(root.layer, at: 50)
        root.layoutIfNeeded()
        screen.advance(to: 50.5)
        _ = view.sizeThatFits(CGSize(width: 30, height: 30))
        _ = view.intrinsicContentSize
        _ = root.hitTest(CGPoint(x: 20, y: 20), with: nil)
        _ = UIGraphicsImageRenderer(size: root.bounds.size).image { root.layer.render(in: $0.cgContext) }
        screen.advance(to: 60)
        view.removeFromSuperview()
    }

    @Test func classesHaveNumbersToSet() {
        for type in Self.views {
            let numbers = Self.keys(of: type).filter { key in
                type.init(frame: .zero).value(forKey: key).flatMap { Self.value(like: $0, of: 1) } != nil
            }
            #expect(numbers.count > 5, "\(type)")
        }
    }

    @Test nonisolated func absurdNumbersByKeyNeverCrashTheApp() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                for type in Self.views {
                    for key in Self.keys(of: type) {
                        HardCases.begin("\(type).\(key)")
                        for number in Self.numbers { Self.set(number, forKey: key, of: type) }
                    }
                }
                HardCases.begin("end")
            }
        }
        let names = HardCases.names(in: result?.standardErrorContent ?? [])
        #expect(names.last == "end", "the last case was \(names.last ?? "none")")
    }
}
