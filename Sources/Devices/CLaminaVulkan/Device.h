// The objects behind a device; shared by the files of this target.
#pragma once

#include "CLaminaVulkan.h"
#include "Functions.h"

#define POINTER(RESULT, NAME, PARAMETERS) RESULT(*NAME) PARAMETERS;

enum { BufferCount = 3 };

struct LaminaVulkanDevice {
    INSTANCE_FUNCTIONS(POINTER)
    DEVICE_FUNCTIONS(POINTER)
    VkInstance instance;
    VkPhysicalDevice physical;
    VkPhysicalDeviceMemoryProperties memory;
    LaminaVulkanFacts facts;
    uint32_t family;
    VkDevice device;
    VkQueue queue;
    VkDescriptorSetLayout setLayout;
    VkPipelineLayout layout;
    VkShaderModule module;
    // The program without blend modes and the one with them, each made when it is first needed.
    VkPipeline pipelines[2];
    VkDescriptorPool descriptors;
    VkDescriptorSet set;
    VkCommandPool pool;
    VkCommandBuffer commands;
    VkFence fence;
    // True while a program may still run that did not end in time: nothing that it uses may be released.
    bool isBusy;
    // The calls that succeed before one fails with `failure`; negative for no failure.
    int32_t callsBeforeFailure;
    LaminaVulkanResult failure;
};

struct LaminaVulkanBuffer {
    VkBuffer buffer;
    VkDeviceMemory memory;
    void *address;
};

// Translates a result of Vulkan.
static inline LaminaVulkanResult outcome(VkResult result) {
    switch (result) {
    case VK_SUCCESS: return LaminaVulkanSuccess;
    case VK_NOT_READY:
    case VK_TIMEOUT: return LaminaVulkanTimeout;
    case VK_ERROR_OUT_OF_HOST_MEMORY:
    case VK_ERROR_OUT_OF_DEVICE_MEMORY: return LaminaVulkanOutOfMemory;
    case VK_ERROR_DEVICE_LOST: return LaminaVulkanLost;
    default: return LaminaVulkanFailure;
    }
}

// The failure that a test asked for, when its time has come.
static inline LaminaVulkanResult injectedFailure(LaminaVulkanDevice *device) {
    if (device->callsBeforeFailure < 0 || device->callsBeforeFailure-- > 0) return LaminaVulkanSuccess;
    return device->failure;
}

// Makes the program, its bindings and the objects that run it.
LaminaVulkanResult makeProgram(LaminaVulkanDevice *device);
