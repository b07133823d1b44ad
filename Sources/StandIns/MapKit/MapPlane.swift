import CoreGraphics
import Foundation
import UIKit

/// The drawing of a map without pictures: a grid of meridians and parallels, and the middle and size of the region in words.
@MainActor
struct MapPlane {
    let map: MKMapView

    /// Draws into the current context.
    func draw() {
        UIColor(white: 0.82, alpha: 1).setStroke()
        grid().stroke()
        let text = NSAttributedString(
            string: caption, attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor(white: 0.45, alpha: 1)])
        let size = text.size()
        text.draw(at: CGPoint(x: 8 + map.safeAreaInsets.left, y: map.bounds.maxY - map.safeAreaInsets.bottom - size.height - 8))
    }

    /// The middle and the size of the visible part, such as `52.5163° N 13.3777° E, 2.0 km`.
    var caption: String {
        let (region, rect) = (map.region, map.visibleMapRect)
        func degrees(_ value: Double, _ names: (String, String)) -> String { String(format: "%.4f° ", abs(value)) + (value < 0 ? names.1 : names.0) }
        let width = rect.width * MKMetersPerMapPointAtLatitude(region.center.latitude)
        let length = width < 1000 ? String(format: "%.0f m", width) : String(format: "%.1f km", width / 1000)
        return "\(degrees(region.center.latitude, ("N", "S"))) \(degrees(region.center.longitude, ("E", "W"))), \(length)"
    }

    private func grid() -> UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 1
        let region = map.region
        let step = Self.step(max(region.span.latitudeDelta, region.span.longitudeDelta))
        for line in Self.multiples(of: step, around: region.center.longitude, span: region.span.longitudeDelta) {
            let x = map.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: line))).x
            path.move(to: CGPoint(x: x, y: map.bounds.minY))
            path.addLine(to: CGPoint(x: x, y: map.bounds.maxY))
        }
        for line in Self.multiples(of: step, around: region.center.latitude, span: region.span.latitudeDelta) where abs(line) < 85 {
            let y = map.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: line, longitude: 0))).y
            path.move(to: CGPoint(x: map.bounds.minX, y: y))
            path.addLine(to: CGPoint(x: map.bounds.maxX, y: y))
        }
        return path
    }

    /// The distance between two lines of the grid, in degrees: 1, 2 or 5 times a power of ten, so that four to ten lines fit into a span.
    static func step(_ span: Double) -> Double {
        guard span > 0, span.isFinite else { return 1 }
        let power = pow(10, floor(log10(span / 4)))
        return power * (span / 4 >= 5 * power ? 5 : span / 4 >= 2 * power ? 2 : 1)
    }

    private static func multiples(of step: Double, around middle: Double, span: Double) -> [Double] {
        let (first, last) = (((middle - span / 2) / step).rounded(.up), ((middle + span / 2) / step).rounded(.down))
        guard first.isFinite, last.isFinite, last - first < 1000 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step }
    }
}
