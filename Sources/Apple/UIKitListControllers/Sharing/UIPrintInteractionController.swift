public import Foundation

/// The wishes for printing.
open class UIPrintInfo: NSObject {
    /// The directions of the paper.
    public typealias Orientation = UIPrintInfoOrientation

    /// The older name of the kinds.
    public typealias OutputType = UIPrintInfoOutputType

    /// The name among the waiting jobs.
    open var jobName = ""
    /// The kind.
    open var outputType = OutputType.general
    /// The direction of the paper.
    open var orientation = Orientation.portrait

    /// Returns the wishes of a new job.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    /// Creates the wishes that a dictionary has; nil is as good as an empty one.
    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    /// Creates the wishes of a new job.
    public override init() { super.init() }
}

/// The card for printing on a system without a printer: it is not shown, and each job ends without being done.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called at the end: the controller, whether it was printed, and an error.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The app's controller.
    public static let shared = UIPrintInteractionController()
    /// True when there is a printer: false.
    open class var isPrintingAvailable: Bool { false }
    /// Returns true for a file that could be printed: false.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Returns true for bytes that could be printed: false.
    open class func canPrint(_ data: Data) -> Bool { false }

    /// The wishes.
    open var printInfo: UIPrintInfo?
    /// The thing: an image, bytes or the address of a file.
    open var printingItem: Any?
    /// Several things.
    open var printingItems: [Any]?
    /// True when the number of copies can be chosen.
    open var showsNumberOfCopies = true

    /// Calls the closure with false.
    ///
    /// - Returns: False, because no card is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion(self, false, nil) } } }
        return false
    }
    /// Calls the closure with false.
    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated: animated, completionHandler: completion)
    }
    /// Calls the closure with false.
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated: animated, completionHandler: completion)
    }
    /// Closes the card; there is none.
    open func dismiss(animated: Bool) {}
}
