import Foundation
import LaminaImages
import LaminaRun
import UIKit

/// Reads a PNG file, then writes and reads the picture again, which must keep its size.
@MainActor func fuzzPNG(_ bytes: [UInt8]) {
    guard let bitmap = try? PNG.read(bytes: bytes, name: "input"), bitmap.pixels.count <= 1 << 16 else { return }
    guard let written = try? PNG.encode(bitmap, isOpaque: false), let again = try? PNG.read(bytes: written, name: "copy") else {
        preconditionFailure("a picture that was read cannot be written and read again")
    }
    precondition(again.width == bitmap.width && again.height == bitmap.height, "a written picture has another size")
}

/// Reads a xib, creates its objects and lays out the views among them.
@MainActor func fuzzXib(_ bytes: [UInt8]) {
    let objects = UINib(data: Data(bytes), bundle: .main).instantiate(withOwner: nil)
    for case let view as UIView in objects {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
    }
    CATransaction.flush()
}

/// Parses a file of touches and keys.
@MainActor func fuzzEvents(_ bytes: [UInt8]) {
    guard let events = try? RunEvents.parse(bytes, file: "input") else { return }
    precondition(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }, "events are not in the order of their times")
}

/// Parses a request of the tool; a valid one must stay equal when it is encoded and parsed again.
@MainActor func fuzzRequests(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let request = try? RunRequest.read(from: [RunRequest.variable: text]) else { return }
    _ = (request.frameFormat, request.frames, request.time(ofFrame: request.frames.upperBound))
    guard let value = try? request.environmentValue() else { return }
    let again = try? RunRequest.read(from: [RunRequest.variable: value])
    precondition(again == request, "a request changes when it is handed over")
}
