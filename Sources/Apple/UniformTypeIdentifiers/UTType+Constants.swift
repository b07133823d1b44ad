extension UTType {
    /// Any file or folder.
    public static var item: UTType { UTType(declared: "public.item") }
    /// Anything that has content for users.
    public static var content: UTType { UTType(declared: "public.content") }
    /// Content of several kinds, such as a document with pictures.
    public static var compositeContent: UTType { UTType(declared: "public.composite-content") }
    /// Any bytes.
    public static var data: UTType { UTType(declared: "public.data") }

    /// Any image.
    public static var image: UTType { UTType(declared: "public.image") }
    /// A JPEG image.
    public static var jpeg: UTType { UTType(declared: "public.jpeg") }
    /// A PNG image.
    public static var png: UTType { UTType(declared: "public.png") }
    /// A GIF image.
    public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
    /// A TIFF image.
    public static var tiff: UTType { UTType(declared: "public.tiff") }
    /// A bitmap of Windows.
    public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
    /// An icon of Windows.
    public static var ico: UTType { UTType(declared: "com.microsoft.ico") }
    /// An icon of macOS.
    public static var icns: UTType { UTType(declared: "com.apple.icns") }
    /// The unprocessed image of a camera.
    public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }
    /// A HEIF image.
    public static var heif: UTType { UTType(declared: "public.heif") }
    /// A HEIC image.
    public static var heic: UTType { UTType(declared: "public.heic") }
    /// A WebP image.
    public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
    /// A drawing in SVG.
    public static var svg: UTType { UTType(declared: "public.svg-image") }
    /// A PDF document.
    public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }

    /// Any sound or film.
    public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
    /// A film, which may have sound.
    public static var movie: UTType { UTType(declared: "public.movie") }
    /// A film without sound.
    public static var video: UTType { UTType(declared: "public.video") }
    /// An MPEG-4 film.
    public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
    /// A QuickTime film.
    public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }

    /// Any text.
    public static var text: UTType { UTType(declared: "public.text") }
    /// Text without attributes.
    public static var plainText: UTType { UTType(declared: "public.plain-text") }
    /// JSON data.
    public static var json: UTType { UTType(declared: "public.json") }
    /// An XML text.
    public static var xml: UTType { UTType(declared: "public.xml") }
}
