/// The space by which Apple's system font moves its letters together or apart at each size.
///
/// Inter has San Francisco's widths at 12 points, where that font adds none. Of 68 labels below 20 points whose widths Interface Builder has stored, half
/// differ by less than 0.7 % with this table; without it, by less than 4.4 %, and at 17 points by 5 %.
enum SystemTracking {
    /// - Source: The table “SF Pro” of the Human Interface Guidelines, in thousandths of an em, from 6 points on.
    private static let table = [41.0, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24]
    private static let smallest = 6.0
    /// The value from 20 points on, where only fonts with features have Inter's letters: those of Inter Display are so much closer together.
    private static let large = -50.0

    /// Returns the space after each cluster, in points; sizes between two of the table have a value between theirs.
    static func points(at size: Double) -> Double {
        guard size < Font.displaySize else { return large / 1000 * size }
        let position = min(max(size - smallest, 0), Double(table.count - 1))
        let lower = Int(position)
        let upper = min(lower + 1, table.count - 1)
        let share = position - Double(lower)
        return (table[lower] * (1 - share) + table[upper] * share) / 1000 * size
    }
}
