import CoreGraphics
import Foundation
import Testing

import UIKit

@MainActor @Suite struct NibCollectionTests {
    @Test func aCollectionViewHasTheFlowLayoutOfTheFile() throws {
        let nib = try Xib.build(
            """
            <collectionView multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="none" allowsMultipleSelection="YES" id="a">
                <rect key="frame" x="0" y="0" width="200" height="300"/>
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3"
                    minimumInteritemSpacing="4" automaticEstimatedItemSize="YES" id="b">
                    <size key="itemSize" width="20" height="30"/>
                    <size key="estimatedItemSize" width="50" height="50"/>
                    <size key="headerReferenceSize" width="7" height="8"/>
                    <size key="footerReferenceSize" width="0.0" height="0.0"/>
                    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout>
            </collectionView>
            """)
        let view = try #require(nib.objects.first as? UICollectionView)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === view)
        #expect(view.allowsMultipleSelection)
        #expect(layout.scrollDirection == .horizontal)
        #expect((layout.minimumLineSpacing, layout.minimumInteritemSpacing) == (3, 4))
        #expect(layout.itemSize == CGSize(width: 20, height: 30))
        #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        #expect(layout.headerReferenceSize == CGSize(width: 7, height: 8))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(nib.warnings.isEmpty, "\(nib.warnings)")
    }

    @Test func aCellHasItsIdentifierAndItsContentsViews() throws {
        let nib = try Xib.build(
            """
            <collectionViewCell opaque="NO" reuseIdentifier="Box" id="a">
                <rect key="frame" x="0" y="0" width="100" height="60"/>
                <collectionViewCellContentView key="contentView" opaque="NO" id="b">
                    <rect key="frame" x="0" y="0" width="100" height="60"/>
                    <subviews><label text="Inside" id="c"/></subviews>
                </collectionViewCellContentView>
                <size key="customSize" width="100" height="60"/>
            </collectionViewCell>
            """)
        let cell = try #require(nib.objects.first as? UICollectionViewCell)
        #expect(cell.reuseIdentifier == "Box")
        #expect(cell.bounds.size == CGSize(width: 100, height: 60))
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Inside")
        #expect(nib.warnings.isEmpty, "\(nib.warnings)")
    }
}
