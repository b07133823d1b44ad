extension ViewLayout: EngineMaking {
    package func makeEngine(root: UIView, fitting: Fitting?) -> any LayoutEngine { ConstraintEngine(root: root, fitting: fitting) }
}
