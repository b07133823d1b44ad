import CoreGraphics
public import Foundation
import LaminaFoundation

/// The answer of a receiver to items that are over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The consequence of a drop.
    public let operation: UIDropOperation
    /// True when the place of the finger matters; stored without effect.
    open var isPrecise = false
    /// True for previews in full size; stored without effect, because they always are.
    open var prefersFullSizePreview = false

    /// Creates an answer.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Returns the object itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A drag, as senders and receivers see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the place of the finger in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// True when the sender permits that items move.
    var allowsMoveOperation: Bool { get }
    /// True when only the sender's app may receive the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns true when an item has one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns true when a class can be made from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its sender sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value of the sender.
    var localContext: Any? { get set }
}

/// A drag, as its receiver sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag in the sender's eyes; here every drag begins in the same app.
    var localDragSession: (any UIDragSession)? { get }
    /// The view of progress; stored without effect, because items load at once.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The progress of loading.
    var progress: Progress { get }
    /// Makes objects of a class from all items that can become one, and passes them on the main thread.
    @discardableResult
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

extension UIDragDropSession {
    /// Returns true when a Swift type, such as `String` or `URL`, can be made from an item.
    public func canLoadObjects<Value: ItemProviderValue>(ofClass aClass: Value.Type) -> Bool { canLoadObjects(ofClass: Value.ProviderObject.self) }
}

extension UIDropSession {
    /// Makes values of a Swift type, such as `String` or `URL`, from all items that can become one, and passes them on the main thread.
    @discardableResult
    public func loadObjects<Value: ItemProviderValue>(ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void) -> Progress {
        loadObjects(ofClass: Value.ProviderObject.self) { objects in
            completion(objects.compactMap { ($0 as? Value.ProviderObject).map { Value(providerObject: $0) } })
        }
    }
}

/// The session of one drag, for its sender and its receivers.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 1)
    /// The finger's place in the window's coordinates.
    var place = CGPoint.zero
    weak var window: UIWindow?

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { window.map { view.convert(place, from: $0) } ?? place }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let loads = ObjectLoads(count: providers.count, completion)
        for (place, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in loads.set(object, at: place) }
        }
        if providers.isEmpty { completion([]) }
        progress.completedUnitCount = 1
        return progress
    }
}

/// The objects of several item providers, in the order of the items; they may arrive on any thread.
private final class ObjectLoads: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func set(_ object: (any NSItemProviderReading)?, at place: Int) {
        let isComplete = lock.withLock {
            objects[place] = object
            missing -= 1
            return missing == 0
        }
        guard isComplete else { return }
        if MainThread.isCurrent { finish() } else { DispatchQueue.main.async { self.finish() } }
    }

    private func finish() { completion(objects.compactMap(\.self)) }
}
