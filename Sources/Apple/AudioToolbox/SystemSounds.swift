public import Foundation
import LaminaConcurrency
import LaminaProcess

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The result of a function; 0 is success.
public typealias OSStatus = Int32

/// The number of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The number of the alert sound that the user chose.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
/// The result of success.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a sound that does not exist.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1_500

/// The sounds that were created from files.
private enum Sounds {
    private struct Table {
        var names: [SystemSoundID: String] = [:]
        var completions: [SystemSoundID: @Sendable (SystemSoundID) -> Void] = [:]
        // The system's own sounds have lower numbers.
        var next: SystemSoundID = 4096
    }

    private static let table = Guarded(Table())

    static func create(_ name: String) -> SystemSoundID {
        table.withLock { table in
            table.next += 1
            table.names[table.next] = name
            return table.next
        }
    }

    static func dispose(_ sound: SystemSoundID) -> Bool { table.withLock { $0.names.removeValue(forKey: sound) != nil } }
    static func name(of sound: SystemSoundID) -> String { table.withLock { $0.names[sound] } ?? "\(sound)" }
    static func setCompletion(_ body: (@Sendable (SystemSoundID) -> Void)?, of sound: SystemSoundID) {
        table.withLock { $0.completions[sound] = body }
    }
    static func completion(of sound: SystemSoundID) -> (@Sendable (SystemSoundID) -> Void)? { table.withLock { $0.completions[sound] } }
}

/// Creates a sound from a file; it plays in silence.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    unsafe outSystemSoundID.pointee = Sounds.create(inFileURL.lastPathComponent ?? "")
    return kAudioServicesNoError
}

/// Ends a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    Sounds.dispose(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Records that a sound shall play, and calls its completion.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    Records.add("sound.play", Sounds.name(of: inSystemSoundID))
    guard let completion = Sounds.completion(of: inSystemSoundID) else { return }
    DispatchQueue.main.async { completion(inSystemSoundID) }
}

/// Records that a sound shall play as an alert, and calls its completion.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { AudioServicesPlaySystemSound(inSystemSoundID) }

/// Records that a sound shall play, and calls a closure on the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    Records.add("sound.play", Sounds.name(of: inSystemSoundID))
    if let inCompletionBlock { DispatchQueue.main.async { inCompletionBlock() } }
}

/// Records that a sound shall play as an alert, and calls a closure on the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Sets the function that is called when a sound has played; the run loop and its mode are ignored.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: Any?, _ inRunLoopMode: Any?,
    _ inCompletionRoutine: @escaping @Sendable (SystemSoundID, UnsafeMutableRawPointer?) -> Void, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    let data = Int(bitPattern: inClientData)
    Sounds.setCompletion({ sound in unsafe inCompletionRoutine(sound, UnsafeMutableRawPointer(bitPattern: data)) }, of: inSystemSoundID)
    return kAudioServicesNoError
}

/// Removes the function that is called when a sound has played.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) { Sounds.setCompletion(nil, of: inSystemSoundID) }
