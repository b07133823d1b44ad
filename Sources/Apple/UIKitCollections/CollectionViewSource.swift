import CoreGraphics
import Foundation

/// The source of new cells, supplementary views or decoration views: a class or a nib.
@MainActor
enum CollectionViewSource {
    case type(AnyClass)
    case nib(UINib)
    /// A prototype of a storyboard.
    case prototype(@MainActor () -> UICollectionReusableView?)

    /// Creates a view; nil, with a report, when the class or the nib's first object is not of the wanted class.
    func make<View: UICollectionReusableView>(_ wanted: View.Type, frame: CGRect, identifier: String) -> View? {
        let made: UICollectionReusableView?
        switch self {
        case .type(let type): made = (type as? UICollectionReusableView.Type)?.laminaInit(frame: frame)
        case .prototype(let make): made = make()
        case .nib(let nib): made = nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        }
        if let view = made as? View { return view }
        Diagnostics.report(
            exception: "NSInternalInconsistencyException", detail: "the class or nib registered for “\(identifier)” must provide a \(wanted)")
        return nil
    }
}
