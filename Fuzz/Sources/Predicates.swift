import Foundation
import UIKit

/// Reads a predicate's format, and evaluates it over a dictionary.
@MainActor func fuzzPredicate(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let object: [String: Any] = ["a": 1, "b": "text", "c": [1, 2], "d": ["e": "f"]]
    let predicate = NSPredicate(format: text, argumentArray: text.contains("%@") ? ["x"] : [])
    let result = predicate.evaluate(with: object)
    _ = (predicate.description, result)
}
