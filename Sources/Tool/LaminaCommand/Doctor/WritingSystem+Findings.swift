import LaminaText

extension WritingSystem {
    /// Returns one finding for the scripts that have fonts, and one for each script that has none.
    static func findings(_ hasFont: (WritingSystem) -> Bool) -> [Finding] {
        let drawn = allCases.filter(hasFont)
        let missing = allCases.filter { !drawn.contains($0) }.map { system in
            Finding(
                state: .absent, name: "font for \(system.rawValue)",
                detail: "optional, without it this text is drawn as boxes; apt-get install \(system.package)")
        }
        guard !drawn.isEmpty else { return missing }
        return [Finding(state: .found, name: "scripts", detail: drawn.map(\.rawValue).joined(separator: ", "))] + missing
    }
}
