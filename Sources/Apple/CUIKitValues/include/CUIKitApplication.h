/// Enumerations of the application and its devices.

#ifndef CUIKIT_APPLICATION_H
#define CUIKIT_APPLICATION_H

/// The kind of an activity.
typedef enum __attribute__((enum_extensibility(open))) UIActivityCategory : long {
    /// An action such as copying.
    UIActivityCategoryAction = 0,
    /// A way to send the items.
    UIActivityCategoryShare = 1,
} UIActivityCategory;

/// The uses of chosen documents, until iOS 14.
typedef enum __attribute__((enum_extensibility(open))) UIDocumentPickerMode : unsigned long {
    /// A copy is read.
    UIDocumentPickerModeImport = 0,
    /// The document is read and changed.
    UIDocumentPickerModeOpen = 1,
    /// A copy is written.
    UIDocumentPickerModeExportToService = 2,
    /// The document is moved.
    UIDocumentPickerModeMoveToService = 3,
} UIDocumentPickerMode;

/// The source of images.
typedef enum __attribute__((enum_extensibility(open))) UIImagePickerControllerSourceType : long {
    /// The library.
    UIImagePickerControllerSourceTypePhotoLibrary = 0,
    /// The camera; never available.
    UIImagePickerControllerSourceTypeCamera = 1,
    /// The saved photos.
    UIImagePickerControllerSourceTypeSavedPhotosAlbum = 2,
} UIImagePickerControllerSourceType;

/// The cameras.
typedef enum __attribute__((enum_extensibility(open))) UIImagePickerControllerCameraDevice : long {
    /// At the back.
    UIImagePickerControllerCameraDeviceRear = 0,
    /// At the front.
    UIImagePickerControllerCameraDeviceFront = 1,
} UIImagePickerControllerCameraDevice;

/// The kinds of recordings.
typedef enum __attribute__((enum_extensibility(open))) UIImagePickerControllerCameraCaptureMode : long {
    /// Photos.
    UIImagePickerControllerCameraCaptureModePhoto = 0,
    /// Films.
    UIImagePickerControllerCameraCaptureModeVideo = 1,
} UIImagePickerControllerCameraCaptureMode;

/// The modes of the flash.
typedef enum __attribute__((enum_extensibility(open))) UIImagePickerControllerCameraFlashMode : long {
    /// Never.
    UIImagePickerControllerCameraFlashModeOff = -1,
    /// In the dark.
    UIImagePickerControllerCameraFlashModeAuto = 0,
    /// Always.
    UIImagePickerControllerCameraFlashModeOn = 1,
} UIImagePickerControllerCameraFlashMode;

/// The kinds of printed things.
typedef enum __attribute__((enum_extensibility(open))) UIPrintInfoOutputType : long {
    /// Texts with pictures.
    UIPrintInfoOutputTypeGeneral = 0,
    /// Photos.
    UIPrintInfoOutputTypePhoto = 1,
    /// Texts.
    UIPrintInfoOutputTypeGrayscale = 2,
    /// Photos in grey.
    UIPrintInfoOutputTypePhotoGrayscale = 3,
} UIPrintInfoOutputType;

/// The directions of the paper.
typedef enum __attribute__((enum_extensibility(open))) UIPrintInfoOrientation : long {
    /// Upright.
    UIPrintInfoOrientationPortrait = 0,
    /// Turned.
    UIPrintInfoOrientationLandscape = 1,
} UIPrintInfoOrientation;

/// The physical orientation of the device.
typedef enum __attribute__((enum_extensibility(open))) UIDeviceOrientation : long {
    /// Unknown.
    UIDeviceOrientationUnknown = 0,
    /// Upright.
    UIDeviceOrientationPortrait = 1,
    /// Upside down.
    UIDeviceOrientationPortraitUpsideDown = 2,
    /// On its side, with the top to the left.
    UIDeviceOrientationLandscapeLeft = 3,
    /// On its side, with the top to the right.
    UIDeviceOrientationLandscapeRight = 4,
    /// Flat, with the screen facing up.
    UIDeviceOrientationFaceUp = 5,
    /// Flat, with the screen facing down.
    UIDeviceOrientationFaceDown = 6,
} UIDeviceOrientation;

/// The orientation of the app's interface on the device.
typedef enum __attribute__((enum_extensibility(open))) UIInterfaceOrientation : long {
    /// Unknown.
    UIInterfaceOrientationUnknown = 0,
    /// Upright.
    UIInterfaceOrientationPortrait = 1,
    /// Upside down.
    UIInterfaceOrientationPortraitUpsideDown = 2,
    /// On its side, with the device's top to the right.
    UIInterfaceOrientationLandscapeLeft = 4,
    /// On its side, with the device's top to the left.
    UIInterfaceOrientationLandscapeRight = 3,
} UIInterfaceOrientation;

/// The animation with which the status bar appears and disappears.
typedef enum __attribute__((enum_extensibility(open))) UIStatusBarAnimation : long {
    /// No animation.
    UIStatusBarAnimationNone = 0,
    /// A fade.
    UIStatusBarAnimationFade = 1,
    /// A slide.
    UIStatusBarAnimationSlide = 2,
} UIStatusBarAnimation;

/// The sense of a screen for the force of a touch.
typedef enum __attribute__((enum_extensibility(open))) UIForceTouchCapability : long {
    /// Not known.
    UIForceTouchCapabilityUnknown = 0,
    /// Nothing.
    UIForceTouchCapabilityUnavailable = 1,
    /// The force.
    UIForceTouchCapabilityAvailable = 2,
} UIForceTouchCapability;

/// The activity of the app.
typedef enum __attribute__((enum_extensibility(open))) UIApplicationState : long {
    /// In the foreground, receiving events.
    UIApplicationStateActive = 0,
    /// Visible, but receiving no events.
    UIApplicationStateInactive = 1,
    /// Not visible.
    UIApplicationStateBackground = 2,
} UIApplicationState;

/// The images that the system has.
typedef enum __attribute__((enum_extensibility(open))) UIApplicationShortcutIconIconType : long {
    /// A pen.
    UIApplicationShortcutIconIconTypeCompose = 0,
    /// A triangle.
    UIApplicationShortcutIconIconTypePlay = 1,
    /// Two bars.
    UIApplicationShortcutIconIconTypePause = 2,
    /// A plus sign.
    UIApplicationShortcutIconIconTypeAdd = 3,
    /// An arrow.
    UIApplicationShortcutIconIconTypeLocation = 4,
    /// A magnifying glass.
    UIApplicationShortcutIconIconTypeSearch = 5,
    /// An arrow out of a box.
    UIApplicationShortcutIconIconTypeShare = 6,
    /// A circle with a bar.
    UIApplicationShortcutIconIconTypeProhibit = 7,
    /// A person.
    UIApplicationShortcutIconIconTypeContact = 8,
    /// A house.
    UIApplicationShortcutIconIconTypeHome = 9,
    /// A pin.
    UIApplicationShortcutIconIconTypeMarkLocation = 10,
    /// A star.
    UIApplicationShortcutIconIconTypeFavorite = 11,
    /// A heart.
    UIApplicationShortcutIconIconTypeLove = 12,
    /// A cloud.
    UIApplicationShortcutIconIconTypeCloud = 13,
    /// A letter with a plus sign.
    UIApplicationShortcutIconIconTypeInvitation = 14,
    /// A letter with a check mark.
    UIApplicationShortcutIconIconTypeConfirmation = 15,
    /// A letter.
    UIApplicationShortcutIconIconTypeMail = 16,
    /// A speech bubble.
    UIApplicationShortcutIconIconTypeMessage = 17,
    /// A calendar.
    UIApplicationShortcutIconIconTypeDate = 18,
    /// A clock.
    UIApplicationShortcutIconIconTypeTime = 19,
    /// A camera.
    UIApplicationShortcutIconIconTypeCapturePhoto = 20,
    /// A film camera.
    UIApplicationShortcutIconIconTypeCaptureVideo = 21,
    /// An empty circle.
    UIApplicationShortcutIconIconTypeTask = 22,
    /// A circle with a check mark.
    UIApplicationShortcutIconIconTypeTaskCompleted = 23,
    /// An alarm clock.
    UIApplicationShortcutIconIconTypeAlarm = 24,
    /// A book mark.
    UIApplicationShortcutIconIconTypeBookmark = 25,
    /// Two crossing arrows.
    UIApplicationShortcutIconIconTypeShuffle = 26,
    /// A note.
    UIApplicationShortcutIconIconTypeAudio = 27,
    /// Two arrows in a circle.
    UIApplicationShortcutIconIconTypeUpdate = 28,
} UIApplicationShortcutIconIconType;

/// The charging state of the battery.
typedef enum __attribute__((enum_extensibility(open))) UIDeviceBatteryState : long {
    /// Unknown, because monitoring is off.
    UIDeviceBatteryStateUnknown = 0,
    /// Not plugged in.
    UIDeviceBatteryStateUnplugged = 1,
    /// Plugged in, below 100 %.
    UIDeviceBatteryStateCharging = 2,
    /// Plugged in, at 100 %.
    UIDeviceBatteryStateFull = 3,
} UIDeviceBatteryState;

/// The activity of the scene.
typedef enum __attribute__((enum_extensibility(open))) UISceneActivationState : long {
    /// Not connected to the app.
    UISceneActivationStateUnattached = -1,
    /// In the foreground, receiving events.
    UISceneActivationStateForegroundActive = 0,
    /// Visible, but receiving no events.
    UISceneActivationStateForegroundInactive = 1,
    /// Not visible.
    UISceneActivationStateBackground = 2,
} UISceneActivationState;

/// The ways to avoid the hidden edge of a television.
typedef enum __attribute__((enum_extensibility(open))) UIScreenOverscanCompensation : long {
    /// The content is made smaller.
    UIScreenOverscanCompensationScale = 0,
    /// The bounds are made smaller.
    UIScreenOverscanCompensationInsetBounds = 1,
    /// Nothing.
    UIScreenOverscanCompensationNone = 2,
} UIScreenOverscanCompensation;

/// The kinds of changes.
typedef enum __attribute__((enum_extensibility(open))) UIDocumentChangeKind : long {
    /// A change was made.
    UIDocumentChangeKindDone = 0,
    /// A change was undone.
    UIDocumentChangeKindUndone = 1,
    /// An undone change was made again.
    UIDocumentChangeKindRedone = 2,
    /// All changes were saved or discarded.
    UIDocumentChangeKindCleared = 3,
} UIDocumentChangeKind;

/// The kinds of saving.
typedef enum __attribute__((enum_extensibility(open))) UIDocumentSaveOperation : long {
    /// The file does not exist yet.
    UIDocumentSaveOperationForCreating = 0,
    /// The file is replaced.
    UIDocumentSaveOperationForOverwriting = 1,
} UIDocumentSaveOperation;

/// The reasons of errors.
typedef enum __attribute__((enum_extensibility(open))) NSItemProviderErrorCode : long {
    /// A reason without a code.
    NSItemProviderErrorCodeUnknownError = -1,
    /// There is no representation of the type.
    NSItemProviderErrorCodeItemUnavailableError = -1000,
    /// The item has another class.
    NSItemProviderErrorCodeUnexpectedValueClassError = -1100,
    /// No conversion leads to the type.
    NSItemProviderErrorCodeUnavailableCoercionError = -1200,
} NSItemProviderErrorCode;

#endif
