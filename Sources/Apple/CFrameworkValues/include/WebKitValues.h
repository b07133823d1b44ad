/// Enumerations of WebKit.

#ifndef LAMINA_WEBKIT_VALUES_H
#define LAMINA_WEBKIT_VALUES_H

/// The causes of a load.
typedef enum __attribute__((enum_extensibility(open))) WKNavigationType : long {
    /// A touched link.
    WKNavigationTypeLinkActivated = 0,
    /// A sent form.
    WKNavigationTypeFormSubmitted = 1,
    /// The list of pages.
    WKNavigationTypeBackForward = 2,
    /// A wish to load again.
    WKNavigationTypeReload = 3,
    /// A form that is sent again.
    WKNavigationTypeFormResubmitted = 4,
    /// Anything else.
    WKNavigationTypeOther = -1,
} WKNavigationType;

/// The answers to a question for a load.
typedef enum __attribute__((enum_extensibility(open))) WKNavigationActionPolicy : long {
    /// No.
    WKNavigationActionPolicyCancel = 0,
    /// Yes.
    WKNavigationActionPolicyAllow = 1,
    /// Store it as a file; counts as yes.
    WKNavigationActionPolicyDownload = 2,
} WKNavigationActionPolicy;

/// The answers to a question for a response.
typedef enum __attribute__((enum_extensibility(open))) WKNavigationResponsePolicy : long {
    /// No.
    WKNavigationResponsePolicyCancel = 0,
    /// Yes.
    WKNavigationResponsePolicyAllow = 1,
    /// Store it as a file.
    WKNavigationResponsePolicyDownload = 2,
} WKNavigationResponsePolicy;

/// The reasons.
typedef enum __attribute__((enum_extensibility(open))) WKErrorCode : long {
    /// Unknown.
    WKErrorCodeUnknown = 1,
    /// The browser's process ended.
    WKErrorCodeWebContentProcessTerminated = 2,
    /// The view has gone.
    WKErrorCodeWebViewInvalidated = 3,
    /// A script failed.
    WKErrorCodeJavaScriptExceptionOccurred = 4,
    /// The result of a script has no type in Swift.
    WKErrorCodeJavaScriptResultTypeIsUnsupported = 5,
} WKErrorCode;

/// The kinds of layout.
typedef enum __attribute__((enum_extensibility(open))) WKContentMode : long {
    /// The device's.
    WKContentModeRecommended = 0,
    /// A telephone's.
    WKContentModeMobile = 1,
    /// A desk's.
    WKContentModeDesktop = 2,
} WKContentMode;

/// The times of scripts.
typedef enum __attribute__((enum_extensibility(open))) WKUserScriptInjectionTime : long {
    /// Before the page.
    WKUserScriptInjectionTimeAtDocumentStart = 0,
    /// After the page.
    WKUserScriptInjectionTimeAtDocumentEnd = 1,
} WKUserScriptInjectionTime;

#endif
