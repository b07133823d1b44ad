/// An entry of a menu whose replacement is loaded when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
    /// The closure that loads the entries, and passes them to the closure that it receives.
    public typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var loaded: [UIMenuElement]?

    /// Creates an entry whose replacement is loaded once.
    public init(_ elementProvider: @escaping Provider) {
        (provider, isCached) = (elementProvider, true)
        super.init(title: "", subtitle: nil, image: nil)
    }

    private init(uncached elementProvider: @escaping Provider) {
        (provider, isCached) = (elementProvider, false)
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an entry whose replacement is loaded each time that the menu opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }

    /// Calls a closure with the entries, at once when they are cached.
    package func load(_ use: @escaping ([UIMenuElement]) -> Void) {
        if let loaded { return use(loaded) }
        provider { [weak self] elements in
            if self?.isCached == true { self?.loaded = elements }
            use(elements)
        }
    }
}
