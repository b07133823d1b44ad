#include <stdlib.h>

#include "Device.h"

// The first type of memory among those allowed that has all wanted properties; -1 when there is none.
static int memoryType(const LaminaVulkanDevice *device, uint32_t allowed, VkFlags wanted) {
    for (uint32_t i = 0; i < device->memory.memoryTypeCount; i++)
        if (allowed >> i & 1 && (device->memory.memoryTypes[i].propertyFlags & wanted) == wanted) return (int)i;
    return -1;
}

// Memory that is read comes through the processor's cache. Memory that is written lies on the device where the processor reaches it there.
static int sharedType(const LaminaVulkanDevice *device, uint32_t allowed, bool isRead) {
    VkFlags shared = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    int best = memoryType(device, allowed, shared | (isRead ? VK_MEMORY_PROPERTY_HOST_CACHED_BIT : VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT));
    return best >= 0 ? best : memoryType(device, allowed, shared);
}

static LaminaVulkanResult fill(LaminaVulkanDevice *device, LaminaVulkanBuffer *buffer, size_t size, bool isRead) {
    VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT};
    VkResult result = device->CreateBuffer(device->device, &info, NULL, &buffer->buffer);
    if (result != VK_SUCCESS) return outcome(result);
    VkMemoryRequirements needs;
    device->GetBufferMemoryRequirements(device->device, buffer->buffer, &needs);
    int type = sharedType(device, needs.memoryTypeBits, isRead);
    if (type < 0) return LaminaVulkanUnsuitable;
    VkMemoryAllocateInfo allocation = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = needs.size, .memoryTypeIndex = (uint32_t)type};
    result = device->AllocateMemory(device->device, &allocation, NULL, &buffer->memory);
    if (result == VK_SUCCESS) result = device->BindBufferMemory(device->device, buffer->buffer, buffer->memory, 0);
    if (result == VK_SUCCESS) result = device->MapMemory(device->device, buffer->memory, 0, size, 0, &buffer->address);
    return outcome(result);
}

LaminaVulkanBuffer *laminaVulkanAllocate(LaminaVulkanDevice *device, size_t size, bool isRead, LaminaVulkanResult *result) {
    *result = injectedFailure(device);
    if (*result != LaminaVulkanSuccess) return NULL;
    LaminaVulkanBuffer *buffer = calloc(1, sizeof *buffer);
    *result = buffer ? fill(device, buffer, size, isRead) : LaminaVulkanOutOfMemory;
    if (*result == LaminaVulkanSuccess || !buffer) return buffer;
    laminaVulkanFree(device, buffer);
    return NULL;
}

void laminaVulkanFree(LaminaVulkanDevice *device, LaminaVulkanBuffer *buffer) {
    if (device->isBusy) return;
    if (buffer->buffer) device->DestroyBuffer(device->device, buffer->buffer, NULL);
    if (buffer->memory) device->FreeMemory(device->device, buffer->memory, NULL);
    free(buffer);
}

void *laminaVulkanAddress(const LaminaVulkanBuffer *buffer) { return buffer->address; }
