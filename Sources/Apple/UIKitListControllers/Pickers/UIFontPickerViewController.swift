public import Foundation

/// The delegate of a font picker; every method is optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose a font, which `selectedFontDescriptor` describes.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Tells the delegate that the user cancelled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// The default implementation does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// The default implementation does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A controller with which the user chooses among the installed fonts.
open class UIFontPickerViewController: UIViewController {
    /// The content of a font picker.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// True when each family's faces are shown too.
        open var includeFaces = false
        /// True when the names are shown in the system's font instead of their own.
        open var displayUsingSystemFont = false
        /// The traits that a font must have; none by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// The condition for the languages of a font; stored without effect.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Creates a configuration that shows families in their own fonts.
        public override init() { super.init() }

        /// Returns a configuration with the same values.
        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
            (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
            return copy
        }
    }

    /// The content of the picker.
    open private(set) var configuration: Configuration
    /// The object that is told of the choice; not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The chosen font; nil before a choice.
    open var selectedFontDescriptor: UIFontDescriptor?

    private lazy var stack = UINavigationController(rootViewController: list)
    private lazy var list = FontList(configuration) { [weak self] in self?.choose($0) }

    /// Creates a picker.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }
    /// Creates a picker from a nib.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    private func choose(_ font: UIFont) {
        selectedFontDescriptor = font.fontDescriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismiss(animated: true)
    }

    private func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        dismiss(animated: true)
    }
}

/// The list of a font picker.
private final class FontList: UITableViewController {
    private let fonts: [(title: String, font: UIFont)]
    private let usesSystemFont: Bool
    private let onChoice: (UIFont) -> Void

    init(_ configuration: UIFontPickerViewController.Configuration, _ onChoice: @escaping (UIFont) -> Void) {
        fonts = UIFont.familyNames.sorted().flatMap { family in
            let traits = configuration.filteredTraits
            let faces = Self.faces(of: family).filter { Self.has(traits, $0.1) }
            if configuration.includeFaces { return faces }
            guard let first = faces.first?.1 else { return [] }
            return [(family, Self.plainFace(beside: first).flatMap { Self.has(traits, $0) ? $0 : nil } ?? first)]
        }
        (usesSystemFont, self.onChoice) = (configuration.displayUsingSystemFont, onChoice)
        super.init(style: .plain)
        title = "Choose Font"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    }

    required init?(coder: NSCoder) { nil }

    private static let size: CGFloat = 17

    private static func faces(of family: String) -> [(String, UIFont)] {
        UIFont.fontNames(forFamilyName: family).compactMap { name in UIFont(name: name, size: size).map { (name, $0) } }
    }

    private static func has(_ traits: UIFontDescriptor.SymbolicTraits, _ font: UIFont) -> Bool {
        font.fontDescriptor.symbolicTraits.isSuperset(of: traits)
    }

    /// The face of a font's family that is neither bold nor slanted; nil for none.
    private static func plainFace(beside font: UIFont) -> UIFont? {
        font.fontDescriptor.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: size) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fonts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let font = fonts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = font.title
        if !usesSystemFont { content.textProperties.font = font.font }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoice(fonts[indexPath.row].font) }
}
