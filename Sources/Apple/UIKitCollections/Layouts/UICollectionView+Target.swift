import CoreGraphics

extension UICollectionView: LayoutScrolling {
    package func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
}
