/// The names by which source uses a framework of Apple's that Lamina does not have.
struct FrameworkNames {
    let module: String
    /// Types, attributes, macros and global functions of the framework.
    let names: Set<String>

    /// The frameworks whose users are left out of a module.
    static let all = [swiftUI]

    /// - Source: Apple's documentation of SwiftUI, as far as libraries for UIKit name it.
    private static let swiftUI = FrameworkNames(
        module: "SwiftUI",
        names: [
            // Views and their parts.
            "View", "ViewBuilder", "ViewModifier", "ModifiedContent", "AnyView", "EmptyView", "TupleView", "EquatableView", "Layout", "AnyLayout",
            "ProposedViewSize", "ViewDimensions", "ViewSpacing", "ViewThatFits", "GeometryReader", "GeometryProxy", "Text", "Image", "Label",
            "Button", "Link", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "TextField", "TextEditor", "SecureField", "Menu",
            "ProgressView", "Gauge", "Spacer", "Divider", "Form", "List", "Section", "Group", "ForEach", "HStack", "VStack", "ZStack", "LazyHStack",
            "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridItem", "GridRow", "ScrollView", "ScrollViewReader", "ScrollViewProxy", "TabView",
            "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "NavigationPath", "Canvas", "GraphicsContext",
            "TimelineView",
            // Apps and previews.
            "App", "Scene", "SceneBuilder", "ScenePhase", "WindowGroup", "PreviewProvider", "PreviewLayout", "Preview", "Previewable",
            // State.
            "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "EnvironmentKey", "EnvironmentValues",
            "FocusState", "GestureState", "AppStorage", "SceneStorage", "ScaledMetric", "DynamicProperty", "PreferenceKey", "Bindable",
            // Bridges to UIKit and AppKit.
            "UIViewRepresentable", "UIViewRepresentableContext", "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
            "UIHostingController", "UIHostingConfiguration", "UIApplicationDelegateAdaptor", "NSViewRepresentable", "NSViewRepresentableContext",
            "NSViewControllerRepresentable", "NSHostingController", "NSHostingView",
            // Styles, shapes and values.
            "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle", "TextFieldStyle", "Shape", "ShapeStyle",
            "InsettableShape", "AnyShape", "AnyShapeStyle", "Path", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Color",
            "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "Material", "Font", "Angle", "UnitPoint", "Axis", "Edge",
            "EdgeInsets", "Alignment", "HorizontalAlignment", "VerticalAlignment", "ContentMode", "LayoutDirection", "LocalizedStringKey",
            // Animations and gestures.
            "Animation", "AnyTransition", "Transition", "Transaction", "Animatable", "AnimatableModifier", "AnimatablePair", "EmptyAnimatableData",
            "VectorArithmetic", "GeometryEffect", "ProjectionTransform", "withAnimation", "withTransaction", "Gesture", "AnyGesture", "TapGesture",
            "DragGesture", "LongPressGesture", "MagnificationGesture", "RotationGesture",
        ])
}

extension [FrameworkNames] {
    /// The frameworks that a file imports, and their names.
    ///
    /// Imports under conditions count too: wrappers often use SwiftUI outside of the condition.
    func foreignNames(in file: SourceFile) -> Set<String> {
        let lines = file.text.split(whereSeparator: \.isNewline)
        let imported = filter { framework in lines.contains { $0.split(separator: " ").starts(with: ["import", framework.module[...]]) } }
        return imported.reduce(into: []) { $0.formUnion($1.names.union([$1.module])) }
    }
}
