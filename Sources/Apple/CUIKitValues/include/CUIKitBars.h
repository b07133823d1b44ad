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

#endif
