public import Foundation

/// A text that tells its layout managers of its changes.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of a change.
    public struct EditActions: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Creates a set from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The object that is told of changes.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of the changes since the editing began.
    open private(set) var editedMask: EditActions = []
    /// The range of the changes since the editing began, in the changed text.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of characters by which the changes lengthened the text.
    open private(set) var changeInLength = 0
    private var editingDepth = 0

    /// Adds a manager, which lays out the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.adopt(self)
    }
    /// Removes a manager; a manager of another text stays there.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        aLayoutManager.adopt(nil)
    }

    /// Creates an empty text.
    public convenience init() { self.init(string: "") }

    // MARK: Editing

    /// Returns the range, or nil for a range that ends outside of the text.
    private func checked(_ range: NSRange) -> Range<Int>? {
        if let units = range.indices, units.upperBound <= length { return units }
        Diagnostics.report(exception: "NSRangeException", detail: "\(range) ends outside of a text of \(length) units; nothing changed")
        return nil
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard let units = checked(range) else { return }
        if let parts = CharacterParts(of: string, dividedBy: units) {
            return replaceCharacters(in: parts.range, with: parts.prefix + str + parts.suffix)
        }
        super.replaceCharacters(in: range, with: str)
        let length = str.utf16.count
        edited(.editedCharacters, range: range, changeInLength: length - range.length)
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard let units = checked(range) else { return }
        if let parts = CharacterParts(of: string, dividedBy: units) {
            return replaceCharacters(in: parts.range, with: joined(attrString, parts))
        }
        super.replaceCharacters(in: range, with: attrString)
        edited(
            [.editedCharacters, .editedAttributes], range: range,
            changeInLength: attrString.length - range.length)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard checked(range) != nil else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        guard checked(range) != nil else { return }
        super.addAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        guard checked(range) != nil else { return }
        super.addAttribute(name, value: value, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        guard checked(range) != nil else { return }
        super.removeAttribute(name, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func beginEditing() {
        super.beginEditing()
        editingDepth += 1
    }
    open override func endEditing() {
        super.endEditing()
        editingDepth = max(0, editingDepth - 1)
        if editingDepth == 0 { processEditing() }
    }

    /// Records a change; subclasses call it for changes of their own store.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedMask.isEmpty ? new : NSUnionRange(self.editedRange, new)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0 { processEditing() }
    }

    /// Tells the delegate and the managers of the recorded changes.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        for manager in layoutManagers { manager.storageChanged() }
    }
}

/// The delegate of a text storage; every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Tells the delegate that changes are about to reach the layout managers; it may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    /// Tells the delegate that changes are complete.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// The default implementation does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// The default implementation does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
