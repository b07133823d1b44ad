/// Enumerations of SafariServices.

#ifndef LAMINA_SAFARISERVICES_VALUES_H
#define LAMINA_SAFARISERVICES_VALUES_H

/// The labels of the closing button.
typedef enum __attribute__((enum_extensibility(open))) SFSafariViewControllerDismissButtonStyle : long {
    /// Done.
    SFSafariViewControllerDismissButtonStyleDone = 0,
    /// Close.
    SFSafariViewControllerDismissButtonStyleClose = 1,
    /// Cancel.
    SFSafariViewControllerDismissButtonStyleCancel = 2,
} SFSafariViewControllerDismissButtonStyle;

#endif
