/// Regular expressions for the descriptions of pickers, refresh controls and flow layouts, with their subjects.
let listRows: [(category: String, pattern: String, subject: String, names: [String])] = [
    ("picker", #"^wheel: height of the table"#, "wheel", []),
    ("picker", #"^row at a distance from the chosen one"#, "row", []),
    ("picker", #"^band of the chosen row in (\d+)x(\d+)"#, "band", ["width", "height"]),
    ("picker", #"^width of a component at (\d+)"#, "component", ["width"]),
    ("picker", #"^sizeThatFits"#, "fitting", []),
    ("picker", #"^font sizes chosen and others"#, "fonts", []),
    ("scroll", #"deceleration rate|decelerationRate"#, "rates", []),
    ("scroll", #"of a scroll indicator"#, "indicator", []),
    ("control", #"^refresh control: height; its y"#, "refresh frames", []),
    ("control", #"^refresh control hidden at rest"#, "refresh at rest", []),
    ("flow-layout", #"default background"#, "background", []),
    ("flow-layout", #"headers (\d+) and footers (\d+)"#, "frames", ["header", "footer"]),
    ("flow-layout", #"with a footer of (\d+)"#, "frames", ["footer"]),
    ("flow-layout", #""#, "frames", []),
]
