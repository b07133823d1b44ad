import AVFoundation
import Contacts
import CoreHaptics
import CoreLocation
import CoreMedia
import CoreSpotlight
import CoreText
import EventKit
import ImageIO
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import Photos
import PhotosUI
import SafariServices
import Speech
import Testing
import UserNotifications
import WebKit

/// Enumerations of smaller frameworks keep raw values without a name, as imported enumerations do on Apple's systems.
@Suite struct OpenFrameworkEnumerationTests {
    private func keep<each Kind: RawRepresentable>(_ kinds: repeat (each Kind).Type) where repeat (each Kind).RawValue: FixedWidthInteger {
        repeat expectKept(each kinds)
    }

    private func expectKept<Kind: RawRepresentable>(_ kind: Kind.Type) where Kind.RawValue: FixedWidthInteger {
        for number in [0, 99, 113] as [Kind.RawValue] { #expect(kind.init(rawValue: number)?.rawValue == number, "\(kind)") }
    }

    @Test func textAndImages() {
        keep(
            CTFrameProgression.self, CTFramePathFillRule.self, CTFontOrientation.self, CTFontUIFontType.self, CTFontManagerScope.self,
            CTLineTruncationType.self, CTTextAlignment.self, CTLineBreakMode.self, CTParagraphStyleSpecifier.self,
            CTUnderlineStyleModifiers.self, CGImageAnimationStatus.self, CGImagePropertyOrientation.self, CGImageSourceStatus.self,
            CAConstraintAttribute.self)
    }

    @Test func soundAndFilms() {
        keep(
            AVAuthorizationStatus.self, AVCaptureDevice.Position.self, AVCaptureDevice.FlashMode.self, AVCaptureDevice.TorchMode.self,
            AVCaptureDevice.FocusMode.self, AVCaptureDevice.ExposureMode.self, AVError.Code.self, AVCaptureVideoOrientation.self,
            AVAssetImageGenerator.Result.self, AVKeyValueStatus.self, AVPlayer.Status.self, AVPlayer.TimeControlStatus.self,
            AVPlayer.ActionAtItemEnd.self, AVPlayerItem.Status.self, AVSpeechSynthesisVoiceQuality.self, AVSpeechBoundary.self,
            AVAudioSession.RecordPermission.self, AVAudioQuality.self, AVAudioUnitReverbPreset.self, AVAudioCommonFormat.self,
            AVAudioPlayerNodeCompletionCallbackType.self, CMTimeRoundingMethod.self, CHHapticError.Code.self,
            CHHapticEngine.StoppedReason.self, CHHapticEngine.FinishedAction.self, SFSpeechRecognizerAuthorizationStatus.self)
    }

    @Test func photosAndMusic() {
        keep(
            PHAssetMediaType.self, PHImageContentMode.self, PHImageRequestOptionsDeliveryMode.self, PHImageRequestOptionsResizeMode.self,
            PHImageRequestOptionsVersion.self, PHAuthorizationStatus.self, PHAccessLevel.self, PHPhotosError.Code.self,
            PHPickerConfiguration.AssetRepresentationMode.self, PHPickerConfiguration.Selection.self, MPMusicPlaybackState.self,
            MPMusicRepeatMode.self, MPMusicShuffleMode.self, MPError.Code.self, MPNowPlayingInfoMediaType.self,
            MPNowPlayingPlaybackState.self, MPMediaLibraryAuthorizationStatus.self, MPMediaPredicateComparison.self, MPMediaGrouping.self,
            MPRemoteCommandHandlerStatus.self)
    }

    @Test func peopleAndDays() {
        keep(
            CNPostalAddressFormatterStyle.self, CNContactFormatterStyle.self, CNContactDisplayNameOrder.self, CNContactType.self,
            CNContactSortOrder.self, CNAuthorizationStatus.self, CNEntityType.self, CNError.Code.self, EKRecurrenceFrequency.self,
            EKWeekday.self, EKCalendarType.self, EKSourceType.self, EKAuthorizationStatus.self, EKEntityType.self, EKSpan.self,
            EKError.Code.self, EKEventAvailability.self, EKAlarmProximity.self, LAPolicy.self, LABiometryType.self, LAError.Code.self,
            UNNotificationInterruptionLevel.self, UNAuthorizationStatus.self, UNNotificationSetting.self, UNError.Code.self,
            MFMailComposeResult.self, MessageComposeResult.self)
    }

    @Test func placesAndPages() {
        keep(
            CLAuthorizationStatus.self, CLAccuracyAuthorization.self, CLActivityType.self, CLError.Code.self, CLProximity.self,
            MKError.Code.self, MKPinAnnotationColor.self, MKFeatureVisibility.self, MKMapType.self, MKUserTrackingMode.self,
            MKOverlayLevel.self, CSIndexError.Code.self, WKWebpagePreferences.ContentMode.self, WKUserScriptInjectionTime.self,
            WKNavigationType.self, WKNavigationActionPolicy.self, WKNavigationResponsePolicy.self, WKError.Code.self,
            SFSafariViewController.DismissButtonStyle.self)
    }
}
