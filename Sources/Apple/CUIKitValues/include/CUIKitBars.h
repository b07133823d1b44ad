/// Enumerations of bars and their items.

#ifndef CUIKIT_BARS_H
#define CUIKIT_BARS_H

/// The predefined buttons and spaces.
typedef enum __attribute__((enum_extensibility(open))) UIBarButtonSystemItem : long {
    /// A bold button "Done".
    UIBarButtonSystemItemDone = 0,
    /// A button "Cancel".
    UIBarButtonSystemItemCancel = 1,
    /// A button "Edit".
    UIBarButtonSystemItemEdit = 2,
    /// A bold button "Save".
    UIBarButtonSystemItemSave = 3,
    /// A plus sign.
    UIBarButtonSystemItemAdd = 4,
    /// A space that takes the width that the other items leave.
    UIBarButtonSystemItemFlexibleSpace = 5,
    /// A space of a fixed width.
    UIBarButtonSystemItemFixedSpace = 6,
    /// A pencil on paper.
    UIBarButtonSystemItemCompose = 7,
    /// An arrow back.
    UIBarButtonSystemItemReply = 8,
    /// An arrow out of a box.
    UIBarButtonSystemItemAction = 9,
    /// A folder.
    UIBarButtonSystemItemOrganize = 10,
    /// An open book.
    UIBarButtonSystemItemBookmarks = 11,
    /// A magnifying glass.
    UIBarButtonSystemItemSearch = 12,
    /// A circular arrow.
    UIBarButtonSystemItemRefresh = 13,
    /// A cross.
    UIBarButtonSystemItemStop = 14,
    /// A camera.
    UIBarButtonSystemItemCamera = 15,
    /// A bin.
    UIBarButtonSystemItemTrash = 16,
    /// A triangle to the right.
    UIBarButtonSystemItemPlay = 17,
    /// Two bars.
    UIBarButtonSystemItemPause = 18,
    /// Two triangles to the left.
    UIBarButtonSystemItemRewind = 19,
    /// Two triangles to the right.
    UIBarButtonSystemItemFastForward = 20,
    /// A button "Undo".
    UIBarButtonSystemItemUndo = 21,
    /// A button "Redo".
    UIBarButtonSystemItemRedo = 22,
    /// A page curl; an empty button since iOS 11.
    UIBarButtonSystemItemPageCurl = 23,
    /// A cross.
    UIBarButtonSystemItemClose = 24,
} UIBarButtonSystemItem;

/// Items with titles and images of the system.
typedef enum __attribute__((enum_extensibility(open))) UITabBarSystemItem : long {
    /// The item "More", for tabs that do not fit.
    UITabBarSystemItemMore = 0,
    /// The item "Favorites".
    UITabBarSystemItemFavorites = 1,
    /// The item "Featured".
    UITabBarSystemItemFeatured = 2,
    /// The item "Top Rated".
    UITabBarSystemItemTopRated = 3,
    /// The item "Recents".
    UITabBarSystemItemRecents = 4,
    /// The item "Contacts".
    UITabBarSystemItemContacts = 5,
    /// The item "History".
    UITabBarSystemItemHistory = 6,
    /// The item "Bookmarks".
    UITabBarSystemItemBookmarks = 7,
    /// The item "Search".
    UITabBarSystemItemSearch = 8,
    /// The item "Downloads".
    UITabBarSystemItemDownloads = 9,
    /// The item "Most Recent".
    UITabBarSystemItemMostRecent = 10,
    /// The item "Most Viewed".
    UITabBarSystemItemMostViewed = 11,
} UITabBarSystemItem;

/// The style of bars without a `UIBarAppearance`.
typedef enum __attribute__((enum_extensibility(open))) UIBarStyle : long {
    /// Light or dark, as the interface style requires.
    UIBarStyleDefault = 0,
    /// Dark.
    UIBarStyleBlack = 1,
    /// Dark; the translucent variant in early iOS versions.
    UIBarStyleBlackTranslucent = 2,
} UIBarStyle;

/// The kind of change to the stack.
typedef enum __attribute__((enum_extensibility(open))) UINavigationControllerOperation : long {
    /// No change.
    UINavigationControllerOperationNone = 0,
    /// A controller is pushed onto the stack.
    UINavigationControllerOperationPush = 1,
    /// A controller is popped from the stack.
    UINavigationControllerOperationPop = 2,
} UINavigationControllerOperation;

/// The prominence of a search bar.
typedef enum __attribute__((enum_extensibility(open))) UISearchBarStyle : unsigned long {
    /// A gray background with a line above and below.
    UISearchBarStyleDefault = 0,
    /// The same as `default`.
    UISearchBarStyleProminent = 1,
    /// No background.
    UISearchBarStyleMinimal = 2,
} UISearchBarStyle;

/// A sign in a search bar.
typedef enum __attribute__((enum_extensibility(open))) UISearchBarIcon : long {
    /// The magnifying glass.
    UISearchBarIconSearch = 0,
    /// The button that clears the text.
    UISearchBarIconClear = 1,
    /// The bookmark button.
    UISearchBarIconBookmark = 2,
    /// The button of search results.
    UISearchBarIconResultsList = 3,
} UISearchBarIcon;

/// The activation of the scopes.
typedef enum __attribute__((enum_extensibility(open))) UISearchControllerScopeBarActivation : long {
    /// The system's choice: when the search begins.
    UISearchControllerScopeBarActivationAutomatic = 0,
    /// By the app.
    UISearchControllerScopeBarActivationManual = 1,
    /// By the first letter of a text.
    UISearchControllerScopeBarActivationOnTextEntry = 2,
    /// By the beginning of the search.
    UISearchControllerScopeBarActivationOnSearchActivation = 3,
} UISearchControllerScopeBarActivation;

/// The style of a button.
typedef enum __attribute__((enum_extensibility(open))) UIBarButtonItemAppearanceStyle : long {
    /// Plain.
    UIBarButtonItemAppearanceStylePlain = 0,
    /// For the action that completes a task.
    UIBarButtonItemAppearanceStyleDone = 2,
} UIBarButtonItemAppearanceStyle;

/// The size variants of bars.
typedef enum __attribute__((enum_extensibility(open))) UIBarMetrics : long {
    /// In windows of regular height.
    UIBarMetricsDefault = 0,
    /// In windows of compact height.
    UIBarMetricsCompact = 1,
    /// In windows of regular height, with a prompt.
    UIBarMetricsDefaultPrompt = 101,
    /// In windows of compact height, with a prompt.
    UIBarMetricsCompactPrompt = 102,
} UIBarMetrics;

/// The position of a bar.
typedef enum __attribute__((enum_extensibility(open))) UIBarPosition : long {
    /// Unspecified.
    UIBarPositionAny = 0,
    /// At the lower edge.
    UIBarPositionBottom = 1,
    /// At the upper edge.
    UIBarPositionTop = 2,
    /// At the upper edge, and extended below the status bar.
    UIBarPositionTopAttached = 3,
} UIBarPosition;

/// The arrangement of image and title.
typedef enum __attribute__((enum_extensibility(open))) UITabBarItemAppearanceStyle : long {
    /// The title below the image.
    UITabBarItemAppearanceStyleStacked = 0,
    /// The title beside the image.
    UITabBarItemAppearanceStyleInline = 1,
    /// The title beside a small image.
    UITabBarItemAppearanceStyleCompactInline = 2,
} UITabBarItemAppearanceStyle;

/// The emphasis of a button.
typedef enum __attribute__((enum_extensibility(open))) UIBarButtonItemStyle : long {
    /// Regular weight.
    UIBarButtonItemStylePlain = 0,
    /// Same as `plain`; a bordered button in early iOS versions.
    UIBarButtonItemStyleBordered = 1,
    /// Bold, for the button that completes a task.
    UIBarButtonItemStyleDone = 2,
} UIBarButtonItemStyle;

/// The display mode of a title in a bar that prefers large titles.
typedef enum __attribute__((enum_extensibility(open))) UINavigationItemLargeTitleDisplayMode : long {
    /// The mode of the previous item.
    UINavigationItemLargeTitleDisplayModeAutomatic = 0,
    /// Always large.
    UINavigationItemLargeTitleDisplayModeAlways = 1,
    /// Always small.
    UINavigationItemLargeTitleDisplayModeNever = 2,
} UINavigationItemLargeTitleDisplayMode;

/// The text of a back button that leads to the item.
typedef enum __attribute__((enum_extensibility(open))) UINavigationItemBackButtonDisplayMode : long {
    /// The item's title, or "Back" when it has none.
    UINavigationItemBackButtonDisplayModeDefault = 0,
    /// The text "Back".
    UINavigationItemBackButtonDisplayModeGeneric = 1,
    /// No text.
    UINavigationItemBackButtonDisplayModeMinimal = 2,
} UINavigationItemBackButtonDisplayMode;

#endif
