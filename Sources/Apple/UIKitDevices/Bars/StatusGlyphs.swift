import CoreGraphics
import UIKitValues

/// The signs of a status bar: full signals of the networks, and a full battery.
@MainActor
struct StatusGlyphs {
    let color: UIColor
    /// The number of points of a unit of the drawings, which are 13 units high.
    let unit: CGFloat

    func draw(_ plan: StatusBarPlan) {
        let top = plan.middle - 6.5 * unit
        drawSignal(at: CGPoint(x: plan.networkX, y: top))
        drawWaves(at: CGPoint(x: plan.networkX + (StatusBarPlan.signal + StatusBarPlan.gap) * unit, y: top))
        drawBattery(at: CGPoint(x: plan.batteryX, y: top))
    }

    /// Four bars of growing height.
    private func drawSignal(at place: CGPoint) {
        color.setFill()
        for index in 0..<4 {
            let height = (4.5 + 2.5 * CGFloat(index)) * unit
            let bar = CGRect(x: place.x + 5 * CGFloat(index) * unit, y: place.y + 12.5 * unit - height, width: 3 * unit, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: unit).fill()
        }
    }

    /// Two arcs above a sector, from a common centre.
    private func drawWaves(at place: CGPoint) {
        color.set()
        let centre = CGPoint(x: place.x + 8.5 * unit, y: place.y + 12.3 * unit)
        let (from, to) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
        let dot = UIBezierPath(arcCenter: centre, radius: 3.6 * unit, startAngle: from, endAngle: to, clockwise: true)
        dot.addLine(to: centre)
        dot.close()
        dot.fill()
        for radius in [6.6, 10.6] {
            let arc = UIBezierPath(arcCenter: centre, radius: CGFloat(radius) * unit, startAngle: from, endAngle: to, clockwise: true)
            arc.lineWidth = 2.4 * unit
            arc.stroke()
        }
    }

    /// An outline with a cap at its right, filled.
    private func drawBattery(at place: CGPoint) {
        let body = CGRect(x: place.x + 0.5 * unit, y: place.y + 0.5 * unit, width: 23.5 * unit, height: 12 * unit)
        color.withAlphaComponent(0.4).set()
        let outline = UIBezierPath(roundedRect: body, cornerRadius: 3.8 * unit)
        outline.lineWidth = unit
        outline.stroke()
        UIBezierPath(
            roundedRect: CGRect(x: place.x + 25.3 * unit, y: place.y + 4.5 * unit, width: 1.5 * unit, height: 4 * unit), cornerRadius: 0.75 * unit
        )
        .fill()
        color.setFill()
        UIBezierPath(roundedRect: body.insetBy(dx: 1.5 * unit, dy: 1.5 * unit), cornerRadius: 2.5 * unit).fill()
    }
}
