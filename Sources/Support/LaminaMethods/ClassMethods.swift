/// A method of a class, as the Objective-C runtime knows it.
///
/// There is no such runtime, so no value of this type exists.
public struct Method {
    private init() {}
}

/// Returns nil: no method of a class can be exchanged at run time.
///
/// Source that tests the result runs on without the exchange.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Any?) -> Method? { nil }

/// Returns nil: no method of a class can be exchanged at run time.
///
/// Source that tests the result runs on without the exchange.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Any?) -> Method? { nil }

/// Cannot be called, because there are no methods to exchange.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
