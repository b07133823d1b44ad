/// The choice of a configuration, which is Debug where there is one, as Xcode runs apps.
enum BuildConfiguration {
    static let preferred = "Debug"

    /// The configuration of a project or target; nil without any.
    static func chosen(for owner: ProjectObject, in file: ProjectFile) -> ProjectObject? {
        guard let list = file.object(owner.text("buildConfigurationList")) else { return nil }
        let all = file.objects(list.texts("buildConfigurations"))
        func named(_ name: String?) -> ProjectObject? { all.first { $0.text("name") == name } }
        return named(preferred) ?? named(list.text("defaultConfigurationName")) ?? all.first
    }
}
