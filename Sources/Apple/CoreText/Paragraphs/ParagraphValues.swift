import CoreGraphics
import Foundation
import LaminaText

/// The values of a paragraph style by their specifiers.
struct ParagraphValues: Hashable {
    /// The numeric settings that differ from the defaults, by specifier.
    private var numbers: [CTParagraphStyleSpecifier: Double] = [:]
    private var tabs: [CTTextTab]?

    /// The stops that a style has by itself: twelve, 28 points apart.
    ///
    /// - Source: Apple's documentation of `kCTParagraphStyleSpecifierTabStops`.
    private static var usualTabs: [CTTextTab] { (1...12).map { CTTextTab(.left, Double(28 * $0), nil) } }

    /// The specifiers whose values are single bytes, with their initial values.
    private static let bytes: [CTParagraphStyleSpecifier: Int8] = [.alignment: 4, .lineBreakMode: 0, .baseWritingDirection: -1]

    /// Reads a value from memory; an unknown specifier, a value of the wrong size and a number that is not finite are ignored.
    mutating func set(_ specifier: CTParagraphStyleSpecifier, _ memory: UnsafeRawBufferPointer) {
        guard specifier.isKnown else { return }
        if specifier == .tabStops {
            guard memory.count >= MemoryLayout<CFArray>.size else { return }
            // The caller guarantees the address of a reference to an array.
            guard let address = unsafe UnsafeRawPointer(bitPattern: memory.loadUnaligned(as: UInt.self)) else { return }
            tabs = unsafe Unmanaged<CFArray>.fromOpaque(address).takeUnretainedValue().compactMap { $0 as? CTTextTab }
        } else if Self.bytes[specifier] != nil {
            guard memory.count > 0 else { return }
            numbers[specifier] = unsafe Double(memory.loadUnaligned(as: Int8.self))
        } else if specifier == .lineBoundsOptions {
            guard memory.count >= MemoryLayout<UInt>.size else { return }
            numbers[specifier] = unsafe Double(memory.loadUnaligned(as: UInt.self))
        } else {
            guard memory.count >= MemoryLayout<CGFloat>.size else { return }
            let number = unsafe memory.loadUnaligned(as: Double.self)
            if number.isFinite { numbers[specifier] = number }
        }
    }

    /// Writes a value to memory; false when there is no room, and for an unknown specifier.
    func write(_ specifier: CTParagraphStyleSpecifier, _ memory: UnsafeMutableRawBufferPointer) -> Bool {
        guard specifier.isKnown else { return false }
        if specifier == .tabStops {
            guard memory.count >= MemoryLayout<UInt>.size else { return false }
            // Apple's function does not retain the array for its caller, who has no way to know that this one is new; so it is kept for ever.
            let array = unsafe Unmanaged.passRetained(NSArray(array: tabs ?? Self.usualTabs)).toOpaque()
            unsafe memory.storeBytes(of: UInt(bitPattern: array), as: UInt.self)
        } else if let initial = Self.bytes[specifier] {
            guard memory.count > 0 else { return false }
            unsafe memory.storeBytes(of: numbers[specifier].flatMap { Int8(exactly: $0) } ?? initial, as: Int8.self)
        } else if specifier == .lineBoundsOptions {
            guard memory.count >= MemoryLayout<UInt>.size else { return false }
            unsafe memory.storeBytes(of: UInt(exactly: number(specifier)) ?? 0, as: UInt.self)
        } else {
            guard memory.count >= MemoryLayout<CGFloat>.size else { return false }
            unsafe memory.storeBytes(of: number(specifier), as: Double.self)
        }
        return true
    }

    private func number(_ specifier: CTParagraphStyleSpecifier) -> Double { numbers[specifier] ?? 0 }

    /// The values in the form that text layout uses.
    var paragraph: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = [0: .left, 1: .right, 2: .center, 3: .justified][numbers[.alignment] ?? 4] ?? .natural
        style.wrapping =
            [
                1: .byCharacter, 2: .clipped, 3: .truncated(.head), 4: .truncated(.tail), 5: .truncated(.middle),
            ][number(.lineBreakMode)] ?? .byWord
        style.direction = [0: .leftToRight, 1: .rightToLeft][numbers[.baseWritingDirection] ?? -1]
        style.firstLineIndent = number(.firstLineHeadIndent)
        style.headIndent = number(.headIndent)
        style.tailIndent = number(.tailIndent)
        style.lineHeightMultiple = max(0, number(.lineHeightMultiple))
        style.maximumLineHeight = max(0, number(.maximumLineHeight))
        style.minimumLineHeight = max(0, number(.minimumLineHeight))
        style.lineSpacing = lineSpacing
        style.spacing = number(.paragraphSpacing)
        style.spacingBefore = number(.paragraphSpacingBefore)
        style.tabStops = (tabs ?? Self.usualTabs).map(\.location).sorted()
        if let interval = numbers[.defaultTabInterval], interval > 0 { style.tabInterval = interval }
        return style
    }

    /// The space between lines, clamped to the minimum and maximum: `lineSpacingAdjustment` if it is set, else `lineSpacing`.
    private var lineSpacing: Double {
        let spacing = numbers[.lineSpacingAdjustment] ?? number(.lineSpacing)
        return max(number(.minimumLineSpacing), min(numbers[.maximumLineSpacing] ?? .greatestFiniteMagnitude, spacing))
    }
}

extension CTParagraphStyleSpecifier {
    /// False for a raw value without a name.
    fileprivate var isKnown: Bool { rawValue <= CTParagraphStyleSpecifier.lineBoundsOptions.rawValue }
}
