/// A step that a changed property makes necessary, such as layout.
@preconcurrency @MainActor
public protocol UIViewInvalidating: Sendable {
    /// Requests the step.
    func invalidate(view: UIView)
}

extension UIView {
    /// The steps that changed properties can make necessary.
    public enum Invalidations {
        /// Drawing.
        public struct Display: UIViewInvalidating {
            /// Calls `setNeedsDisplay()`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// Layout of the subviews.
        public struct Layout: UIViewInvalidating {
            /// Calls `setNeedsLayout()`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// An update of the constraints.
        public struct Constraints: UIViewInvalidating {
            /// Calls `setNeedsUpdateConstraints()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// The intrinsic content size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Calls `invalidateIntrinsicContentSize()`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Two steps.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First
            let second: Second

            /// Creates a pair of steps.
            public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

            /// Requests both steps.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view that requests steps when its value changes.
    @preconcurrency @MainActor
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let steps: InvalidationType

        /// Creates a property that requests one step.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) { (value, steps) = (wrappedValue, invalidation) }

        /// Creates a property that requests two steps.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
        ) where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
        }

        /// Creates a property that requests three steps.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
        }

        /// Creates a property that requests four steps.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating, Fourth: UIViewInvalidating>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third, _ invalidation4: Fourth
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>> {
            let (one, two) = (Invalidations.Tuple(invalidation1, invalidation2), Invalidations.Tuple(invalidation3, invalidation4))
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(one, two))
        }

        /// Never read: views use the subscript below.
        @available(*, unavailable, message: "Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { value }
            set {}
        }

        /// Reads the value, or changes it and requests the steps when it is another one.
        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].steps.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Drawing.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Layout of the subviews.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// An update of the constraints.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The intrinsic content size.
    public static var intrinsicContentSize: Self { Self() }
}
