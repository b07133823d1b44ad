import Foundation

extension NSDictionary {
    /// Returns a new dictionary with the entries of both; those of `others` take precedence.
    func merged(with others: NSDictionary) -> NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in Array(self) + Array(others) {
            if let key = key as? AnyHashable { result.setObject(value, forKey: key) }
        }
        return result
    }
}
