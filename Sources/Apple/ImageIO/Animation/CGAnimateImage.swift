public import CoreGraphics
public import Foundation
import LaminaImages

/// A block that shows a frame: it receives the frame's index, its picture, and a flag that ends the animation when it is set to true.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// The result of a function that cannot do its work; 0 for success.
public typealias OSStatus = Int32

/// The index of the first frame; 0 without it.
public var kCGImageAnimationStartIndex: CFString { interned("StartIndex") }
/// The time of every frame in seconds, in place of the times in the file.
public var kCGImageAnimationDelayTime: CFString { interned("DelayTime") }
/// The number of times that the animation plays, in place of the number in the file; infinity for no end.
public var kCGImageAnimationLoopCount: CFString { interned("LoopCount") }

/// Plays an animation: calls a block on the main thread for each frame at its time.
///
/// - Parameters:
///   - data: A GIF, PNG or WebP file.
///   - options: The keys that begin with `kCGImageAnimation`.
/// - Returns: 0, or the raw value of a `CGImageAnimationStatus` when there is nothing to play.
public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    guard let source = CGImageSourceCreateWithData(data, nil) else { return CGImageAnimationStatus.parameterError.rawValue }
    return unsafe play(source, options, block)
}

/// Plays an animation of a file; as `CGAnimateImageDataWithBlock`.
public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    guard let source = CGImageSourceCreateWithURL(url, nil) else { return CGImageAnimationStatus.parameterError.rawValue }
    return unsafe play(source, options, block)
}

private func play(_ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    guard let file = source.with({ $0.file }) else {
        let isUnknown = CGImageSourceGetStatus(source) == .statusUnknownType
        return (isUnknown ? CGImageAnimationStatus.unsupportedFormat : .corruptInputImage).rawValue
    }
    let start = options.number(kCGImageAnimationStartIndex) ?? 0
    guard file.format != .jpeg else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
    guard !file.frames.isEmpty else { return CGImageAnimationStatus.corruptInputImage.rawValue }
    guard start >= 0, start < Double(file.frames.count) else { return CGImageAnimationStatus.parameterError.rawValue }
    let delay = options.number(kCGImageAnimationDelayTime)
    let stored = file.loopCount ?? 1
    var plays: Int? = stored == 0 ? nil : stored
    if let wanted = options.value(kCGImageAnimationLoopCount) {
        let number = options.number(kCGImageAnimationLoopCount)
        // Infinity is no number for `number(_:)`.
        plays = number.map { max(1, Int(min(1e9, $0))) }
        if number == nil, !(wanted is Double) { plays = 1 }
    }
    let times = file.frames.map { max(0.001, delay ?? $0.clampedDuration) }
    let player = AnimationPlayer(source, times: times, plays: plays, first: Int(start)) { index, image in
        var isStopped = false
        // The block may use the address only while it runs.
        unsafe withUnsafeMutablePointer(to: &isStopped) { unsafe block(index, image, $0) }
        return isStopped
    }
    player.show(after: 0)
    return 0
}
