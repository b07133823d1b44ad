/// Compute programs on a graphics device, by a small part of Vulkan that is loaded at run time.
///
/// The library `libvulkan.so.1` and a driver are looked up when a device is opened. If one is missing, opening fails with a reason; nothing is
/// linked, and building needs no header of Vulkan. Used are Vulkan 1.1 without extensions, one queue, one compute program and buffers. No type of
/// Vulkan leaves this target.
///
/// A device must be used by one thread at a time.
#ifndef CLAMINA_VULKAN_H
#define CLAMINA_VULKAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The outcome of a call.
typedef enum __attribute__((enum_extensibility(closed))) {
    LaminaVulkanSuccess,
    /// There is no `libvulkan.so.1`.
    LaminaVulkanNoLibrary,
    /// The library has no driver, or no device has the wanted name.
    LaminaVulkanNoDevice,
    /// The device lacks something that is needed.
    LaminaVulkanUnsuitable,
    LaminaVulkanOutOfMemory,
    /// The device does not answer any more.
    LaminaVulkanLost,
    /// The device did not finish within the limit.
    LaminaVulkanTimeout,
    /// The driver refused a call for another reason.
    LaminaVulkanFailure,
} LaminaVulkanResult;

/// A graphics device with its compute program.
typedef struct LaminaVulkanDevice LaminaVulkanDevice;

/// Memory that the device and the processor share.
typedef struct LaminaVulkanBuffer LaminaVulkanBuffer;

/// The facts about a device.
typedef struct {
    /// The name that the driver gives, zero-terminated.
    char name[256];
    /// The version of Vulkan: major · 2²² + minor · 2¹² + patch.
    uint32_t version;
    /// True when the driver computes on the processor, as Mesa's lavapipe does.
    bool isSoftware;
    /// The device's own memory, in bytes.
    uint64_t memory;
    /// The largest buffer that a program can read, in bytes.
    uint32_t largestBuffer;
    /// The largest number of workgroups in one call.
    uint32_t mostGroups;
} LaminaVulkanFacts;

/// Opens the first graphics device, hardware before software.
///
/// - Parameter name: A part of the wanted device's name, or NULL for any.
/// - Returns: NULL when there is none; then `result` says why.
LaminaVulkanDevice *_Nullable laminaVulkanOpen(const char *_Nullable name, LaminaVulkanResult *result);

void laminaVulkanClose(LaminaVulkanDevice *device);

LaminaVulkanFacts laminaVulkanFacts(const LaminaVulkanDevice *device);

/// Allocates memory that the processor sees.
///
/// - Parameter isRead: True for memory that the processor mostly reads, false for memory that it mostly writes.
LaminaVulkanBuffer *_Nullable laminaVulkanAllocate(LaminaVulkanDevice *device, size_t size, bool isRead, LaminaVulkanResult *result);

void laminaVulkanFree(LaminaVulkanDevice *device, LaminaVulkanBuffer *buffer);

/// The address of a buffer's first byte.
void *laminaVulkanAddress(const LaminaVulkanBuffer *buffer);

/// Runs the program that draws tiles, and waits for its end.
///
/// - Parameters:
///   - arena: The packed items, coverage and pictures.
///   - frame: The blocks of this frame and the lists of their items.
///   - pixels: The memory for the pixels of all blocks.
///   - blocks: The number of blocks, one workgroup each.
///   - hasModes: False when every item has the normal blend mode.
///   - limit: The longest time to wait, in nanoseconds.
LaminaVulkanResult laminaVulkanDraw(
    LaminaVulkanDevice *device, LaminaVulkanBuffer *arena, LaminaVulkanBuffer *frame, LaminaVulkanBuffer *pixels, uint32_t blocks,
    bool hasModes, uint64_t limit);

/// Lets a later call fail, as a driver would: for tests of what follows.
///
/// - Parameter calls: The number of calls of `laminaVulkanDraw` and `laminaVulkanAllocate` that succeed before.
void laminaVulkanFailAfter(LaminaVulkanDevice *device, int32_t calls, LaminaVulkanResult result);

#pragma clang assume_nonnull end

#endif
