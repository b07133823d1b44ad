import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds a landscape with filters.
    @discardableResult fileprivate func landscape(_ filters: [Any]) -> CALayer {
        let layer = add(CALayer().framed(12, 28, 96, 64))
        layer.contents = Pictures.landscape
        layer.filters = filters
        return layer
    }

    /// Adds stripes and discs, over which a blur of the background is visible.
    fileprivate func backdrop() {
        for index in 0..<6 { box(Double(index) * 20, 0, 10, 120, index % 2 == 0 ? .blue : .green) }
        box(24, 24, 72, 72, .yellow).cornerRadius = 36
        box(44, 44, 32, 32, .red)
    }

    /// Adds two overlapping discs in a layer of their own, the upper one with a compositing filter.
    fileprivate func discs(_ filter: Any) {
        let holder = add(CALayer().framed(0, 0, 120, 120))
        holder.allowsGroupOpacity = true
        // A group of its own, so that the filter combines the discs with each other and not with the white canvas.
        holder.opacity = 0.99
        holder.box(12, 24, 64, 64, .blue).cornerRadius = 32
        let upper = holder.box(44, 36, 64, 64, .yellow)
        upper.cornerRadius = 32
        upper.compositingFilter = filter
    }
}

extension CAFilter {
    fileprivate convenience init(_ type: String, _ values: [String: Any]) {
        self.init(type: type)
        for (key, value) in values { setValue(value, forKey: key) }
    }
}

/// A Core Image filter in a list, which is empty if the filter does not exist.
private func coreImage(_ name: String, _ values: [String: Any] = [:]) -> [Any] {
    CIFilter(name: name, parameters: values).map { [$0] } ?? []
}

extension GalleryChapter {
    static let filters = GalleryChapter(
        "Filters",
        [
            .still("filter-gaussian", "A Gaussian blur of 4 points fades at the picture's edges.") { canvas in
                canvas.landscape([CAFilter("gaussianBlur", ["inputRadius": 4.0])])
            },
            .still("filter-gaussian-edges", "The same blur with normalised edges ends sharply at the layer's bounds.") { canvas in
                canvas.landscape([CAFilter("gaussianBlur", ["inputRadius": 4.0, "inputNormalizeEdges": true])])
            },
            .still("filter-gaussian-wide", "A blur of 16 points of a layer with sublayers.") { canvas in
                let layer = canvas.box(30, 30, 60, 60, .blue)
                layer.box(20, 20, 20, 60, .red)
                layer.filters = [CAFilter("gaussianBlur", ["inputRadius": 16.0])]
            },
            .still("filter-box", "A box blur of 4 points.") { canvas in canvas.landscape(coreImage("CIBoxBlur", ["inputRadius": 4.0])) },
            .still("filter-saturate", "Half the saturation.") { canvas in canvas.landscape([CAFilter("colorSaturate", ["inputAmount": 0.5])]) },
            .still("filter-grey", "No saturation.") { canvas in canvas.landscape(coreImage("CIColorControls", ["inputSaturation": 0.0])) },
            .still("filter-brightness", "Brighter by 0.25.") { canvas in
                canvas.landscape([CAFilter("colorBrightness", ["inputAmount": 0.25])])
            },
            .still("filter-contrast", "Twice the contrast.") { canvas in canvas.landscape([CAFilter("colorContrast", ["inputAmount": 2.0])]) },
            .still("filter-invert", "Inverted colours.") { canvas in canvas.landscape([CAFilter(type: "colorInvert")]) },
            .still("filter-hue", "Hues turned by 120 degrees.") { canvas in
                canvas.landscape([CAFilter("colorHueRotate", ["inputAngle": 2 * Double.pi / 3])])
            },
            .still("filter-monochrome", "Shades of purple.") { canvas in
                canvas.landscape([CAFilter("colorMonochrome", ["inputColor": CGColor.purple])])
            },
            .still("filter-multiply", "Multiplied by half-transparent yellow.") { canvas in
                canvas.landscape([CAFilter("multiplyColor", ["inputColor": CGColor.yellow.faded(0.5)])])
            },
            .still("filter-matrix", "A colour matrix that swaps red and blue.") { canvas in
                let rows: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
                canvas.landscape([CAFilter("colorMatrix", ["inputColorMatrix": rows])])
            },
            .still("filter-vectors", "The same swap by the vectors of Core Image.") { canvas in
                let (red, blue) = (CIVector(x: 0, y: 0, z: 1, w: 0), CIVector(x: 1, y: 0, z: 0, w: 0))
                canvas.landscape(coreImage("CIColorMatrix", ["inputRVector": red, "inputBVector": blue]))
            },
            .still("filter-luminance", "Luminance becomes alpha: light parts are black, dark ones clear.") { canvas in
                canvas.landscape([CAFilter(type: "luminanceToAlpha")])
            },
            .still("filter-threshold", "A soft disc, cut where its alpha is one half.") { canvas in
                let layer = canvas.add(CALayer().framed(20, 20, 80, 80))
                layer.contents = Pictures.softDisc
                layer.filters = [CAFilter("alphaThreshold", ["inputAmount": 0.5])]
            },
            .still("filter-sepia", "Sepia.") { canvas in canvas.landscape(coreImage("CISepiaTone")) },
            .still("filter-vignette", "Darker towards the corners.") { canvas in
                canvas.landscape(coreImage("CIVignette", ["inputIntensity": 1.0]))
            },
            .still("filter-pixellate", "Squares of 8 points.") { canvas in canvas.landscape(coreImage("CIPixellate", ["inputScale": 8.0])) },
            .still("filter-chain", "Sepia, then a blur.") { canvas in
                canvas.landscape(coreImage("CISepiaTone") + coreImage("CIGaussianBlur", ["inputRadius": 2.0]))
            },
            .still("filter-disabled", "A disabled filter changes nothing.") { canvas in
                canvas.landscape([CAFilter("colorInvert", ["enabled": false])])
            },
            .still("filter-shadow", "The shadow of a blurred layer is soft too.") { canvas in
                let layer = canvas.box(24, 24, 50, 50, .blue)
                layer.shadowOpacity = 0.6
                layer.shadowOffset = CGSize(width: 16, height: 16)
                layer.shadowRadius = 2
                layer.filters = [CAFilter("gaussianBlur", ["inputRadius": 3.0])]
            },
            .still("filter-turned", "A blurred layer with a rotation.") { canvas in
                let layer = canvas.landscape([CAFilter("gaussianBlur", ["inputRadius": 2.0])])
                layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            },
            .moving("filter-animated", "A blur half-way from 0 to 8 points.", at: 0.5) { canvas in
                let layer = canvas.landscape([CAFilter("gaussianBlur", ["name": "soft"])])
                let animation = CABasicAnimation(keyPath: "filters.soft.inputRadius")
                animation.fromValue = 0.0
                animation.toValue = 8.0
                animation.duration = 1
                layer.add(animation, forKey: nil)
            },
            .still("backdrop-blur", "What lies beneath the rounded rectangle is blurred, the frame above it is not.") { canvas in
                canvas.backdrop()
                let glass = canvas.add(CALayer().framed(16, 30, 88, 60))
                glass.cornerRadius = 16
                glass.backgroundFilters = [CAFilter("gaussianBlur", ["inputRadius": 6.0])]
                glass.backgroundColor = CGColor.white.faded(0.3)
                canvas.shape(.star, stroke: .ink, width: 2)
            },
            .still("backdrop-mask", "A background filter within a mask.") { canvas in
                canvas.backdrop()
                let glass = canvas.add(CALayer().framed(10, 10, 100, 100))
                glass.backgroundFilters = [CAFilter("gaussianBlur", ["inputRadius": 6.0])]
                let star = CAShapeLayer()
                star.path = .star
                glass.mask = star
            },
            .still("backdrop-nested", "A background filter over another: the inner square inverts what the outer one has blurred.") { canvas in
                canvas.backdrop()
                let outer = canvas.add(CALayer().framed(10, 10, 100, 100))
                outer.backgroundFilters = [CAFilter("gaussianBlur", ["inputRadius": 4.0])]
                let inner = canvas.add(CALayer().framed(40, 40, 40, 40))
                inner.backgroundFilters = [CAFilter(type: "colorInvert")]
            },
            .still("backdrop-opacity", "Half of the opacity mixes the blurred with the sharp background.") { canvas in
                canvas.backdrop()
                let glass = canvas.add(CALayer().framed(10, 10, 100, 100))
                glass.backgroundFilters = [CAFilter("gaussianBlur", ["inputRadius": 8.0])]
                glass.opacity = 0.5
            },
            .still("compositing-multiply", "Multiplied discs.") { canvas in canvas.discs("multiplyBlendMode") },
            .still("compositing-screen", "Screened discs, by the Core Image name.") { canvas in canvas.discs("CIScreenBlendMode") },
            .still("compositing-difference", "The difference of two discs, by a filter.") { canvas in
                canvas.discs(CAFilter(type: "differenceBlendMode"))
            },
            .still("compositing-xor", "The parts that one disc has alone.") { canvas in canvas.discs("xor") },
            .still("compositing-source-in", "The second disc inside the first; its bounds are cleared elsewhere.") { canvas in
                canvas.discs("sourceIn")
            },
            .still("compositing-destination-out", "The second disc cuts a hole.") { canvas in canvas.discs("destOut") },
            .still("compositing-plus", "The sum of the discs.") { canvas in canvas.discs("plusL") },
            .still("compositing-mask", "A mask whose sublayer cuts a hole into it.") { canvas in
                let card = canvas.box(10, 10, 100, 100, .blue)
                let mask = CALayer().framed(0, 0, 100, 100)
                mask.box(0, 0, 100, 100, .black)
                let hole = mask.box(30, 30, 40, 40, .black)
                hole.cornerRadius = 20
                hole.compositingFilter = "destOut"
                card.mask = mask
            },
        ])
}
