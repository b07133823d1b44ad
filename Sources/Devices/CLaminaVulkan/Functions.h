// The functions of Vulkan that are used, each with its result and its parameters. `F` is a macro that declares or loads one of them.
#pragma once

#include "Vulkan.h"

#define INSTANCE_FUNCTIONS(F)                                                                                                  \
    F(VkResult, EnumeratePhysicalDevices, (VkInstance, uint32_t *, VkPhysicalDevice *))                                        \
    F(void, GetPhysicalDeviceProperties, (VkPhysicalDevice, VkPhysicalDeviceProperties *))                                     \
    F(void, GetPhysicalDeviceMemoryProperties, (VkPhysicalDevice, VkPhysicalDeviceMemoryProperties *))                         \
    F(void, GetPhysicalDeviceQueueFamilyProperties, (VkPhysicalDevice, uint32_t *, VkQueueFamilyProperties *))                 \
    F(VkResult, CreateDevice, (VkPhysicalDevice, const VkDeviceCreateInfo *, const void *, VkDevice *))                        \
    F(void *, GetDeviceProcAddr, (VkDevice, const char *))

#define DEVICE_FUNCTIONS(F)                                                                                                    \
    F(void, DestroyDevice, (VkDevice, const void *))                                                                           \
    F(void, GetDeviceQueue, (VkDevice, uint32_t, uint32_t, VkQueue *))                                                         \
    F(VkResult, CreateBuffer, (VkDevice, const VkBufferCreateInfo *, const void *, VkBuffer *))                                \
    F(void, DestroyBuffer, (VkDevice, VkBuffer, const void *))                                                                 \
    F(void, GetBufferMemoryRequirements, (VkDevice, VkBuffer, VkMemoryRequirements *))                                         \
    F(VkResult, AllocateMemory, (VkDevice, const VkMemoryAllocateInfo *, const void *, VkDeviceMemory *))                      \
    F(void, FreeMemory, (VkDevice, VkDeviceMemory, const void *))                                                              \
    F(VkResult, BindBufferMemory, (VkDevice, VkBuffer, VkDeviceMemory, VkDeviceSize))                                          \
    F(VkResult, MapMemory, (VkDevice, VkDeviceMemory, VkDeviceSize, VkDeviceSize, VkFlags, void **))                           \
    F(VkResult, CreateShaderModule, (VkDevice, const VkShaderModuleCreateInfo *, const void *, VkShaderModule *))              \
    F(void, DestroyShaderModule, (VkDevice, VkShaderModule, const void *))                                                     \
    F(VkResult, CreateDescriptorSetLayout,                                                                                     \
        (VkDevice, const VkDescriptorSetLayoutCreateInfo *, const void *, VkDescriptorSetLayout *))                            \
    F(void, DestroyDescriptorSetLayout, (VkDevice, VkDescriptorSetLayout, const void *))                                       \
    F(VkResult, CreatePipelineLayout, (VkDevice, const VkPipelineLayoutCreateInfo *, const void *, VkPipelineLayout *))        \
    F(void, DestroyPipelineLayout, (VkDevice, VkPipelineLayout, const void *))                                                 \
    F(VkResult, CreateComputePipelines,                                                                                        \
        (VkDevice, VkPipelineCache, uint32_t, const VkComputePipelineCreateInfo *, const void *, VkPipeline *))                \
    F(void, DestroyPipeline, (VkDevice, VkPipeline, const void *))                                                             \
    F(VkResult, CreateDescriptorPool, (VkDevice, const VkDescriptorPoolCreateInfo *, const void *, VkDescriptorPool *))        \
    F(void, DestroyDescriptorPool, (VkDevice, VkDescriptorPool, const void *))                                                 \
    F(VkResult, AllocateDescriptorSets, (VkDevice, const VkDescriptorSetAllocateInfo *, VkDescriptorSet *))                    \
    F(void, UpdateDescriptorSets, (VkDevice, uint32_t, const VkWriteDescriptorSet *, uint32_t, const void *))                  \
    F(VkResult, CreateCommandPool, (VkDevice, const VkCommandPoolCreateInfo *, const void *, VkCommandPool *))                 \
    F(void, DestroyCommandPool, (VkDevice, VkCommandPool, const void *))                                                       \
    F(VkResult, AllocateCommandBuffers, (VkDevice, const VkCommandBufferAllocateInfo *, VkCommandBuffer *))                    \
    F(VkResult, BeginCommandBuffer, (VkCommandBuffer, const VkCommandBufferBeginInfo *))                                       \
    F(VkResult, EndCommandBuffer, (VkCommandBuffer))                                                                           \
    F(void, CmdBindPipeline, (VkCommandBuffer, int32_t, VkPipeline))                                                           \
    F(void, CmdBindDescriptorSets,                                                                                             \
        (VkCommandBuffer, int32_t, VkPipelineLayout, uint32_t, uint32_t, const VkDescriptorSet *, uint32_t, const uint32_t *)) \
    F(void, CmdDispatch, (VkCommandBuffer, uint32_t, uint32_t, uint32_t))                                                      \
    F(void, CmdPipelineBarrier,                                                                                                \
        (VkCommandBuffer, VkFlags, VkFlags, VkFlags, uint32_t, const VkMemoryBarrier *, uint32_t, const void *, uint32_t,      \
            const void *))                                                                                                     \
    F(VkResult, QueueSubmit, (VkQueue, uint32_t, const VkSubmitInfo *, VkFence))                                               \
    F(VkResult, CreateFence, (VkDevice, const VkFenceCreateInfo *, const void *, VkFence *))                                   \
    F(void, DestroyFence, (VkDevice, VkFence, const void *))                                                                   \
    F(VkResult, GetFenceStatus, (VkDevice, VkFence))                                                                           \
    F(VkResult, ResetFences, (VkDevice, uint32_t, const VkFence *))
