extension Array where Element: AnyObject {
    /// Returns the index of an object that the array contains once; nil when it does not contain it.
    ///
    /// The search goes on from both ends at once: lists of subviews and sublayers are mostly emptied and filled at one of their ends, where any
    /// number of objects is then found in a few steps.
    @inlinable
    package func index(ofIdentical object: Element?) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if self[low] === object { return low }
            if self[high] === object { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
