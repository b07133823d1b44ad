/// Enumerations of AVFoundation.

#ifndef LAMINA_AVFOUNDATION_VALUES_H
#define LAMINA_AVFOUNDATION_VALUES_H

/// The user's answer to the question whether the app may use a camera or microphone.
typedef enum __attribute__((enum_extensibility(open))) AVAuthorizationStatus : long {
    /// The user was not asked.
    AVAuthorizationStatusNotDetermined = 0,
    /// The user may not decide.
    AVAuthorizationStatusRestricted = 1,
    /// The user said no.
    AVAuthorizationStatusDenied = 2,
    /// The user said yes.
    AVAuthorizationStatusAuthorized = 3,
} AVAuthorizationStatus;

/// The place of a camera.
typedef enum __attribute__((enum_extensibility(open))) AVCaptureDevicePosition : long {
    /// Not said.
    AVCaptureDevicePositionUnspecified = 0,
    /// At the back.
    AVCaptureDevicePositionBack = 1,
    /// At the front.
    AVCaptureDevicePositionFront = 2,
} AVCaptureDevicePosition;

/// The modes of the flash.
typedef enum __attribute__((enum_extensibility(open))) AVCaptureFlashMode : long {
    /// Never.
    AVCaptureFlashModeOff = 0,
    /// Always.
    AVCaptureFlashModeOn = 1,
    /// In the dark.
    AVCaptureFlashModeAuto = 2,
} AVCaptureFlashMode;

/// The modes of the lamp.
typedef enum __attribute__((enum_extensibility(open))) AVCaptureTorchMode : long {
    /// Off.
    AVCaptureTorchModeOff = 0,
    /// On.
    AVCaptureTorchModeOn = 1,
    /// On when it is dark.
    AVCaptureTorchModeAuto = 2,
} AVCaptureTorchMode;

/// The modes of focus.
typedef enum __attribute__((enum_extensibility(open))) AVCaptureFocusMode : long {
    /// Fixed.
    AVCaptureFocusModeLocked = 0,
    /// Focuses once.
    AVCaptureFocusModeAutoFocus = 1,
    /// Focuses again and again.
    AVCaptureFocusModeContinuousAutoFocus = 2,
} AVCaptureFocusMode;

/// The modes of exposure.
typedef enum __attribute__((enum_extensibility(open))) AVCaptureExposureMode : long {
    /// Fixed.
    AVCaptureExposureModeLocked = 0,
    /// Measures once.
    AVCaptureExposureModeAutoExpose = 1,
    /// Measures again and again.
    AVCaptureExposureModeContinuousAutoExposure = 2,
    /// Set by the app.
    AVCaptureExposureModeCustom = 3,
} AVCaptureExposureMode;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) AVErrorCode : long {
    /// A reason without a code.
    AVErrorCodeUnknown = -11800,
    /// The device is not there.
    AVErrorCodeDeviceNotConnected = -11814,
    /// The app may not use the device.
    AVErrorCodeApplicationIsNotAuthorizedToUseDevice = -11852,
} AVErrorCode;

/// The orientations of recorded pictures.
typedef enum __attribute__((enum_extensibility(open))) AVCaptureVideoOrientation : long {
    /// Upright.
    AVCaptureVideoOrientationPortrait = 1,
    /// Upside down.
    AVCaptureVideoOrientationPortraitUpsideDown = 2,
    /// Turned, the home button at the right.
    AVCaptureVideoOrientationLandscapeRight = 3,
    /// Turned, the home button at the left.
    AVCaptureVideoOrientationLandscapeLeft = 4,
} AVCaptureVideoOrientation;

/// The kinds of samples.
typedef enum __attribute__((enum_extensibility(open))) AVAudioCommonFormat : unsigned long {
    /// Another kind.
    AVAudioCommonFormatOtherFormat = 0,
    /// Floats of 32 bits.
    AVAudioCommonFormatPcmFormatFloat32 = 1,
    /// Floats of 64 bits.
    AVAudioCommonFormatPcmFormatFloat64 = 2,
    /// Integers of 16 bits.
    AVAudioCommonFormatPcmFormatInt16 = 3,
    /// Integers of 32 bits.
    AVAudioCommonFormatPcmFormatInt32 = 4,
} AVAudioCommonFormat;

/// The moments at which a completion can be called; all three are the same moment here.
typedef enum __attribute__((enum_extensibility(open))) AVAudioPlayerNodeCompletionCallbackType : long {
    /// The samples were taken.
    AVAudioPlayerNodeCompletionCallbackTypeDataConsumed = 0,
    /// The samples were rendered.
    AVAudioPlayerNodeCompletionCallbackTypeDataRendered = 1,
    /// The samples were heard.
    AVAudioPlayerNodeCompletionCallbackTypeDataPlayedBack = 2,
} AVAudioPlayerNodeCompletionCallbackType;

/// The rooms of an echo.
typedef enum __attribute__((enum_extensibility(open))) AVAudioUnitReverbPreset : long {
    /// A small room.
    AVAudioUnitReverbPresetSmallRoom = 0,
    /// A medium room.
    AVAudioUnitReverbPresetMediumRoom = 1,
    /// A large room.
    AVAudioUnitReverbPresetLargeRoom = 2,
    /// A medium hall.
    AVAudioUnitReverbPresetMediumHall = 3,
    /// A large hall.
    AVAudioUnitReverbPresetLargeHall = 4,
    /// A plate.
    AVAudioUnitReverbPresetPlate = 5,
    /// A medium chamber.
    AVAudioUnitReverbPresetMediumChamber = 6,
    /// A large chamber.
    AVAudioUnitReverbPresetLargeChamber = 7,
    /// A cathedral.
    AVAudioUnitReverbPresetCathedral = 8,
} AVAudioUnitReverbPreset;

/// The states of a property.
typedef enum __attribute__((enum_extensibility(open))) AVKeyValueStatus : long {
    /// Not asked for.
    AVKeyValueStatusUnknown = 0,
    /// Asked for.
    AVKeyValueStatusLoading = 1,
    /// Known.
    AVKeyValueStatusLoaded = 2,
    /// Not to be known.
    AVKeyValueStatusFailed = 3,
    /// Asked for no more.
    AVKeyValueStatusCancelled = 4,
} AVKeyValueStatus;

/// The outcomes of a request.
typedef enum __attribute__((enum_extensibility(open))) AVAssetImageGeneratorResult : long {
    /// A picture.
    AVAssetImageGeneratorResultSucceeded = 0,
    /// An error.
    AVAssetImageGeneratorResultFailed = 1,
    /// Neither, because the request was withdrawn.
    AVAssetImageGeneratorResultCancelled = 2,
} AVAssetImageGeneratorResult;

/// The states.
typedef enum __attribute__((enum_extensibility(open))) AVPlayerStatus : long {
    /// Not known yet.
    AVPlayerStatusUnknown = 0,
    /// Ready.
    AVPlayerStatusReadyToPlay = 1,
    /// Failed.
    AVPlayerStatusFailed = 2,
} AVPlayerStatus;

/// The states of playing.
typedef enum __attribute__((enum_extensibility(open))) AVPlayerTimeControlStatus : long {
    /// Paused.
    AVPlayerTimeControlStatusPaused = 0,
    /// Waits for data.
    AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate = 1,
    /// Plays.
    AVPlayerTimeControlStatusPlaying = 2,
} AVPlayerTimeControlStatus;

/// The actions at the end of an item.
typedef enum __attribute__((enum_extensibility(open))) AVPlayerActionAtItemEnd : long {
    /// The next item.
    AVPlayerActionAtItemEndAdvance = 0,
    /// A pause.
    AVPlayerActionAtItemEndPause = 1,
    /// Nothing.
    AVPlayerActionAtItemEndNone = 2,
} AVPlayerActionAtItemEnd;

/// The states.
typedef enum __attribute__((enum_extensibility(open))) AVPlayerItemStatus : long {
    /// Not known yet.
    AVPlayerItemStatusUnknown = 0,
    /// Ready.
    AVPlayerItemStatusReadyToPlay = 1,
    /// Failed.
    AVPlayerItemStatusFailed = 2,
} AVPlayerItemStatus;

/// The user's answer to the question whether the app may record.
typedef enum __attribute__((enum_extensibility(open))) AVAudioSessionRecordPermission : unsigned long {
    /// The user was not asked: `undt`.
    AVAudioSessionRecordPermissionUndetermined = 0x756E6474,
    /// The app may not record: `deny`.
    AVAudioSessionRecordPermissionDenied = 0x64656E79,
    /// The app may record: `grnt`.
    AVAudioSessionRecordPermissionGranted = 0x67726E74,
} AVAudioSessionRecordPermission;

/// The quality of an encoder or of a conversion of sample rates.
typedef enum __attribute__((enum_extensibility(open))) AVAudioQuality : long {
    /// The least.
    AVAudioQualityMin = 0,
    /// Little.
    AVAudioQualityLow = 0x20,
    /// Average.
    AVAudioQualityMedium = 0x40,
    /// Much.
    AVAudioQualityHigh = 0x60,
    /// The most.
    AVAudioQualityMax = 0x7F,
} AVAudioQuality;

/// The qualities of voices.
typedef enum __attribute__((enum_extensibility(open))) AVSpeechSynthesisVoiceQuality : long {
    /// The small one.
    AVSpeechSynthesisVoiceQualityDefault = 1,
    /// The better one.
    AVSpeechSynthesisVoiceQualityEnhanced = 2,
    /// The best one.
    AVSpeechSynthesisVoiceQualityPremium = 3,
} AVSpeechSynthesisVoiceQuality;

/// The places at which speech may stop.
typedef enum __attribute__((enum_extensibility(open))) AVSpeechBoundary : long {
    /// At once.
    AVSpeechBoundaryImmediate = 0,
    /// After the word.
    AVSpeechBoundaryWord = 1,
} AVSpeechBoundary;

#endif
