import AVKit
import CoreHaptics
import CoreMotion
import Foundation
import LocalAuthentication
import MapKit
import MessageUI
import PhotosUI
import SafariServices
import Speech
import StoreKit
import Testing
import WebKit

@MainActor @Suite(.serialized) struct OtherStandInTests {
    @Test func theTiltOfTheWindowIsTheOrientationOfTheDevice() async throws {
        let manager = CMMotionManager()
        #expect(manager.deviceMotion == nil)
        manager.startDeviceMotionUpdates()
        manager.startAccelerometerUpdates()
        defer {
            manager.stopDeviceMotionUpdates()
            manager.stopAccelerometerUpdates()
            TiltInput(application: .shared).tilt(horizontal: 0, vertical: 0)
        }
        #expect(manager.accelerometerData?.acceleration.z == -1)
        TiltInput(application: .shared).tilt(horizontal: 1, vertical: 0)
        let motion = try #require(manager.deviceMotion)
        #expect(motion.attitude.roll == .pi / 4 && motion.attitude.pitch == 0)
        #expect(abs(motion.gravity.x - 0.5.squareRoot()) < 1e-12 && abs(motion.gravity.z + 0.5.squareRoot()) < 1e-12)
        #expect(!manager.isGyroAvailable && manager.isDeviceMotionActive)
    }

    @Test func measurementsComeAtTheirInterval() async throws {
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.005
        var count = 0
        manager.startAccelerometerUpdates(to: .main) { data, error in if data != nil, error == nil { count += 1 } }
        for _ in 0..<200 where count < 3 { try await Task.sleep(for: .milliseconds(5)) }
        manager.stopAccelerometerUpdates()
        #expect(count >= 3 && !manager.isAccelerometerActive)
    }

    @Test func theUserDeniesTheUseOfPhotos() async throws {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        #expect(PHPhotoLibrary.authorizationStatus() == .denied && PHAsset.fetchAssets(with: nil).count == 0)
        let error = #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
        #expect(error?.code == .accessUserDenied)
    }

    @Test func aPickerOfPhotosEndsWithoutAPhoto() {
        let (picker, listener) = (PHPickerViewController(configuration: PHPickerConfiguration()), PickerListener())
        picker.delegate = listener
        picker.loadViewIfNeeded()
        picker.cancel()
        #expect(listener.count == 0)
    }

    @Test func theButtonOfAPickerCancels() throws {
        let (picker, listener) = (PHPickerViewController(configuration: PHPickerConfiguration()), PickerListener())
        picker.delegate = listener
        picker.loadViewIfNeeded()
        let bar = try #require(picker.view.subviews.compactMap { $0 as? UINavigationBar }.first)
        let button = try #require(bar.items?.first?.rightBarButtonItem)
        #expect(picker.view.subviews.contains { ($0 as? UILabel)?.text == "No Photos" } && bar.items?.first?.title == "Photos")
        button.fire(with: nil)
        #expect(listener.count == 0)
    }

    @Test func aBrowserShowsTheAddressAndIsClosed() throws {
        let controller = SFSafariViewController(url: try #require(URL(string: "https://example.com/x")))
        let listener = BrowserListener()
        controller.delegate = listener
        controller.loadViewIfNeeded()
        #expect(controller.view.subviews.contains { ($0 as? UILabel)?.text == "https://example.com/x" })
        controller.finish()
        #expect(listener.isFinished)
    }

    @Test func thereAreNoSensorsNoAccountsAndNoTelephone() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotAvailable.rawValue)
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        SKStoreReviewController.requestReview()
    }

    @Test func aDeviceThatCannotBeFeltHasNoEngine() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(error?.code == .notSupported)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 0.5)
        #expect(try CHHapticPattern(events: [hum], parameters: []).duration == 1.5)
        #expect(SFSpeechRecognizer() == nil && SFSpeechRecognizer.authorizationStatus() == .restricted)
    }

    @Test func nibsMakeTheViewsOfStandIns() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject"/>
            <mapView mapType="satellite" rotateEnabled="NO" id="a"><rect key="frame" x="0" y="0" width="40" height="30"/></mapView>
            <wkWebView contentMode="scaleToFill" id="b"><rect key="frame" x="0" y="0" width="40" height="30"/>
            <wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
            <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
            </objects></document>
            """
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        let map = try #require(objects.first as? MKMapView)
        #expect(map.mapType == .satellite && !map.isRotateEnabled && map.frame.width == 40)
        #expect(objects.last is WKWebView)
        #expect(NSClassFromString("AVKit.AVPlayerViewController") == AVPlayerViewController.self)
    }
}

private final class PickerListener: PHPickerViewControllerDelegate {
    var count = -1
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { count = results.count }
}

private final class BrowserListener: NSObject, SFSafariViewControllerDelegate {
    var isFinished = false
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isFinished = true }
}
