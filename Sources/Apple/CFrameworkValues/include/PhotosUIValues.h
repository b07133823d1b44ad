/// Enumerations of PhotosUI.

#ifndef LAMINA_PHOTOSUI_VALUES_H
#define LAMINA_PHOTOSUI_VALUES_H

/// The ways in which photos are handed over.
typedef enum __attribute__((enum_extensibility(open))) PHPickerConfigurationAssetRepresentationMode : long {
    /// Chosen by the system.
    PHPickerConfigurationAssetRepresentationModeAutomatic = 0,
    /// As they are.
    PHPickerConfigurationAssetRepresentationModeCurrent = 1,
    /// In a common format.
    PHPickerConfigurationAssetRepresentationModeCompatible = 2,
} PHPickerConfigurationAssetRepresentationMode;

/// The ways in which photos are chosen.
typedef enum __attribute__((enum_extensibility(open))) PHPickerConfigurationSelection : long {
    /// In any order.
    PHPickerConfigurationSelectionDefault = 0,
    /// In an order.
    PHPickerConfigurationSelectionOrdered = 1,
} PHPickerConfigurationSelection;

#endif
