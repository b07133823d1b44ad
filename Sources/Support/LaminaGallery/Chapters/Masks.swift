import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds a striped card on which a mask's effect is visible.
    fileprivate func striped(mask: CALayer?) {
        let card = box(10, 10, 100, 100, .blue)
        for index in 0..<5 { card.box(Double(index) * 20, 0, 10, 100, .yellow) }
        card.mask = mask
    }

    fileprivate convenience init(maskColor: CGColor) {
        self.init()
        frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        backgroundColor = maskColor
    }
}

extension GalleryChapter {
    static let masks = GalleryChapter(
        "Masks",
        [
            .still("mask-rect", "A mask lets its rectangle through; its colour does not matter, its alpha does.") { canvas in
                canvas.striped(mask: CALayer(maskColor: CGColor.red.faded(0.75)))
            },
            .still("mask-shape", "A star of a shape layer.") { canvas in
                let star = CAShapeLayer()
                star.path = .star
                canvas.striped(mask: star)
            },
            .still("mask-gradient", "A gradient from opaque to clear.") { canvas in
                let gradient = CAGradientLayer().framed(0, 0, 100, 100)
                gradient.colors = [CGColor.black, CGColor.clear]
                gradient.startPoint = CGPoint(x: 0, y: 0.5)
                gradient.endPoint = CGPoint(x: 1, y: 0.5)
                canvas.striped(mask: gradient)
            },
            .still("mask-contents", "The alpha of a picture.") { canvas in
                let picture = CALayer().framed(10, 10, 80, 80)
                picture.contents = Pictures.softDisc
                canvas.striped(mask: picture)
            },
            .still("mask-text", "Letters.") { canvas in
                let holder = CALayer()
                holder.text("Aa", 12, 20, 90, 70, size: 56).foregroundColor = .black
                canvas.striped(mask: holder)
            },
            .still("mask-turned", "A mask with a transform.") { canvas in
                let mask = CALayer(maskColor: .black)
                mask.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
                canvas.striped(mask: mask)
            },
            .still("mask-sublayers", "A mask's sublayers count; they overlap without doubling.") { canvas in
                let mask = CALayer().framed(0, 0, 100, 100)
                for index in 0..<3 { mask.box(10 + Double(index) * 20, 10 + Double(index) * 20, 40, 40, .black).cornerRadius = 20 }
                canvas.striped(mask: mask)
            },
            .still("mask-masked", "A mask with a mask.") { canvas in
                let mask = CALayer(maskColor: .black)
                let inner = CAShapeLayer()
                inner.path = .ellipse(0, 0, 70, 50)
                mask.mask = inner
                canvas.striped(mask: mask)
            },
            .still("mask-and-opacity", "The opacities of a layer and its mask multiply.") { canvas in
                let mask = CALayer(maskColor: .black)
                mask.opacity = 0.5
                canvas.striped(mask: mask)
            },
            .still("mask-empty", "A mask without anything in it hides the layer: only the pale square behind is seen.") { canvas in
                canvas.box(30, 30, 60, 60, .pale)
                canvas.striped(mask: CALayer())
            },
            .still("mask-hidden", "A hidden mask hides the layer: only the pale square behind is seen.") { canvas in
                canvas.box(30, 30, 60, 60, .pale)
                let mask = CALayer(maskColor: .black)
                mask.isHidden = true
                canvas.striped(mask: mask)
            },
        ])
}
