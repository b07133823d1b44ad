/// Enumerations of MediaPlayer.

#ifndef LAMINA_MEDIAPLAYER_VALUES_H
#define LAMINA_MEDIAPLAYER_VALUES_H

/// The user's answer to the question whether the app may use the music.
typedef enum __attribute__((enum_extensibility(open))) MPMediaLibraryAuthorizationStatus : long {
    /// The user was not asked.
    MPMediaLibraryAuthorizationStatusNotDetermined = 0,
    /// No.
    MPMediaLibraryAuthorizationStatusDenied = 1,
    /// The app may not, and the user cannot change it.
    MPMediaLibraryAuthorizationStatusRestricted = 2,
    /// Yes.
    MPMediaLibraryAuthorizationStatusAuthorized = 3,
} MPMediaLibraryAuthorizationStatus;

/// The ways in which a property is compared.
typedef enum __attribute__((enum_extensibility(open))) MPMediaPredicateComparison : long {
    /// Equal.
    MPMediaPredicateComparisonEqualTo = 0,
    /// A part of it.
    MPMediaPredicateComparisonContains = 1,
} MPMediaPredicateComparison;

/// The ways in which items are grouped.
typedef enum __attribute__((enum_extensibility(open))) MPMediaGrouping : long {
    /// By titles.
    MPMediaGroupingTitle = 0,
    /// By albums.
    MPMediaGroupingAlbum = 1,
    /// By artists.
    MPMediaGroupingArtist = 2,
    /// By the artists of albums.
    MPMediaGroupingAlbumArtist = 3,
    /// By composers.
    MPMediaGroupingComposer = 4,
    /// By genres.
    MPMediaGroupingGenre = 5,
    /// By playlists.
    MPMediaGroupingPlaylist = 6,
    /// By the titles of podcasts.
    MPMediaGroupingPodcastTitle = 7,
} MPMediaGrouping;

/// The states of the music.
typedef enum __attribute__((enum_extensibility(open))) MPMusicPlaybackState : long {
    /// At the beginning.
    MPMusicPlaybackStateStopped = 0,
    /// Heard.
    MPMusicPlaybackStatePlaying = 1,
    /// Held.
    MPMusicPlaybackStatePaused = 2,
    /// Held by a call.
    MPMusicPlaybackStateInterrupted = 3,
    /// On the way forward.
    MPMusicPlaybackStateSeekingForward = 4,
    /// On the way back.
    MPMusicPlaybackStateSeekingBackward = 5,
} MPMusicPlaybackState;

/// The ways in which music repeats.
typedef enum __attribute__((enum_extensibility(open))) MPMusicRepeatMode : long {
    /// The user's.
    MPMusicRepeatModeDefault = 0,
    /// Not.
    MPMusicRepeatModeNone = 1,
    /// Each item.
    MPMusicRepeatModeOne = 2,
    /// All items.
    MPMusicRepeatModeAll = 3,
} MPMusicRepeatMode;

/// The orders of music.
typedef enum __attribute__((enum_extensibility(open))) MPMusicShuffleMode : long {
    /// The user's.
    MPMusicShuffleModeDefault = 0,
    /// As listed.
    MPMusicShuffleModeOff = 1,
    /// Items in any order.
    MPMusicShuffleModeSongs = 2,
    /// Albums in any order.
    MPMusicShuffleModeAlbums = 3,
} MPMusicShuffleMode;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) MPErrorCode : long {
    /// Unknown.
    MPErrorCodeUnknown = 0,
    /// The user said no.
    MPErrorCodePermissionDenied = 1,
    /// There is no such service.
    MPErrorCodeCloudServiceCapabilityMissing = 2,
    /// There is no network.
    MPErrorCodeNetworkConnectionFailed = 3,
    /// There is no such item.
    MPErrorCodeNotFound = 4,
    /// It cannot be done.
    MPErrorCodeNotSupported = 5,
    /// It was cancelled.
    MPErrorCodeCancelled = 6,
} MPErrorCode;

/// The kinds of media that are heard.
typedef enum __attribute__((enum_extensibility(open))) MPNowPlayingInfoMediaType : unsigned long {
    /// Unknown.
    MPNowPlayingInfoMediaTypeNone = 0,
    /// Sound.
    MPNowPlayingInfoMediaTypeAudio = 1,
    /// Films.
    MPNowPlayingInfoMediaTypeVideo = 2,
} MPNowPlayingInfoMediaType;

/// The states of what is heard.
typedef enum __attribute__((enum_extensibility(open))) MPNowPlayingPlaybackState : unsigned long {
    /// Unknown.
    MPNowPlayingPlaybackStateUnknown = 0,
    /// Heard.
    MPNowPlayingPlaybackStatePlaying = 1,
    /// Held.
    MPNowPlayingPlaybackStatePaused = 2,
    /// At the beginning.
    MPNowPlayingPlaybackStateStopped = 3,
    /// Held by a call.
    MPNowPlayingPlaybackStateInterrupted = 4,
} MPNowPlayingPlaybackState;

/// The answers to a command.
typedef enum __attribute__((enum_extensibility(open))) MPRemoteCommandHandlerStatus : long {
    /// Done.
    MPRemoteCommandHandlerStatusSuccess = 0,
    /// There is no such media.
    MPRemoteCommandHandlerStatusNoSuchContent = 100,
    /// Nothing is heard.
    MPRemoteCommandHandlerStatusNoActionableNowPlayingItem = 110,
    /// There is no such device.
    MPRemoteCommandHandlerStatusDeviceNotFound = 120,
    /// It went wrong.
    MPRemoteCommandHandlerStatusCommandFailed = 200,
} MPRemoteCommandHandlerStatus;

#endif
