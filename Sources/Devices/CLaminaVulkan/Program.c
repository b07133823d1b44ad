#include "Device.h"
#include "RealTime.h"
#include "Shaders/Tiles.h"

static VkResult makeBindings(LaminaVulkanDevice *device) {
    VkDescriptorSetLayoutBinding bindings[BufferCount];
    for (uint32_t i = 0; i < BufferCount; i++)
        bindings[i] = (VkDescriptorSetLayoutBinding){
            .binding = i, .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, .descriptorCount = 1, .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
    VkDescriptorSetLayoutCreateInfo sets = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = BufferCount, .pBindings = bindings};
    VkResult result = device->CreateDescriptorSetLayout(device->device, &sets, NULL, &device->setLayout);
    if (result != VK_SUCCESS) return result;
    VkPipelineLayoutCreateInfo layout = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1, .pSetLayouts = &device->setLayout};
    result = device->CreatePipelineLayout(device->device, &layout, NULL, &device->layout);
    if (result != VK_SUCCESS) return result;
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, BufferCount};
    VkDescriptorPoolCreateInfo pool = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = 1, .poolSizeCount = 1, .pPoolSizes = &size};
    result = device->CreateDescriptorPool(device->device, &pool, NULL, &device->descriptors);
    if (result != VK_SUCCESS) return result;
    VkDescriptorSetAllocateInfo allocation = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, .descriptorPool = device->descriptors, .descriptorSetCount = 1,
        .pSetLayouts = &device->setLayout};
    return device->AllocateDescriptorSets(device->device, &allocation, &device->set);
}

static VkResult makeModule(LaminaVulkanDevice *device) {
    VkShaderModuleCreateInfo code = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = sizeof tilesProgram, .pCode = tilesProgram};
    return device->CreateShaderModule(device->device, &code, NULL, &device->module);
}

// Makes the program with or without blend modes unless it exists.
static VkResult makePipeline(LaminaVulkanDevice *device, uint32_t hasModes) {
    if (device->pipelines[hasModes]) return VK_SUCCESS;
    VkSpecializationMapEntry entry = {.constantID = 0, .offset = 0, .size = sizeof hasModes};
    VkSpecializationInfo constants = {.mapEntryCount = 1, .pMapEntries = &entry, .dataSize = sizeof hasModes, .pData = &hasModes};
    VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .stage = {
            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = VK_SHADER_STAGE_COMPUTE_BIT, .module = device->module,
            .pName = "main", .pSpecializationInfo = &constants},
        .layout = device->layout};
    return device->CreateComputePipelines(device->device, 0, 1, &info, NULL, &device->pipelines[hasModes]);
}

static VkResult makeCommands(LaminaVulkanDevice *device) {
    VkCommandPoolCreateInfo pool = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
        .queueFamilyIndex = device->family};
    VkResult result = device->CreateCommandPool(device->device, &pool, NULL, &device->pool);
    if (result != VK_SUCCESS) return result;
    VkCommandBufferAllocateInfo allocation = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = device->pool, .commandBufferCount = 1};
    result = device->AllocateCommandBuffers(device->device, &allocation, &device->commands);
    if (result != VK_SUCCESS) return result;
    VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    return device->CreateFence(device->device, &fence, NULL, &device->fence);
}

LaminaVulkanResult makeProgram(LaminaVulkanDevice *device) {
    VkResult result = makeBindings(device);
    if (result == VK_SUCCESS) result = makeModule(device);
    if (result == VK_SUCCESS) result = makePipeline(device, 0);
    if (result == VK_SUCCESS) result = makeCommands(device);
    return outcome(result);
}

static void bindBuffers(LaminaVulkanDevice *device, LaminaVulkanBuffer *const buffers[BufferCount]) {
    VkDescriptorBufferInfo infos[BufferCount];
    VkWriteDescriptorSet writes[BufferCount];
    for (uint32_t i = 0; i < BufferCount; i++) {
        infos[i] = (VkDescriptorBufferInfo){buffers[i]->buffer, 0, ~0ull};
        writes[i] = (VkWriteDescriptorSet){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, .dstSet = device->set, .dstBinding = i, .descriptorCount = 1,
            .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, .pBufferInfo = &infos[i]};
    }
    device->UpdateDescriptorSets(device->device, BufferCount, writes, 0, NULL);
}

// Blocks are numbered by two dimensions of workgroups, because one has at most 65,535.
static VkResult record(LaminaVulkanDevice *device, uint32_t blocks, uint32_t hasModes) {
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkResult result = device->BeginCommandBuffer(device->commands, &begin);
    if (result != VK_SUCCESS) return result;
    device->CmdBindPipeline(device->commands, VK_PIPELINE_BIND_POINT_COMPUTE, device->pipelines[hasModes]);
    device->CmdBindDescriptorSets(device->commands, VK_PIPELINE_BIND_POINT_COMPUTE, device->layout, 0, 1, &device->set, 0, NULL);
    uint32_t across = blocks < device->facts.mostGroups ? blocks : device->facts.mostGroups;
    device->CmdDispatch(device->commands, across, (blocks + across - 1) / across, 1);
    VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT, .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
    device->CmdPipelineBarrier(
        device->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
    return device->EndCommandBuffer(device->commands);
}

// Waits until the program has ended, in real time. Vulkan's own wait would ask the process's clock, which in a film is driven.
static VkResult waitForEnd(LaminaVulkanDevice *device, uint64_t limit) {
    int64_t start = lamina_clock_real_now(), pause = 10000;
    VkResult result;
    while ((result = device->GetFenceStatus(device->device, device->fence)) == VK_NOT_READY) {
        if (lamina_clock_real_now() - start > (int64_t)limit) return VK_TIMEOUT;
        lamina_clock_real_pause(pause);
        // From 10 µs to half a millisecond: short frames are not kept waiting, and long ones cost nothing.
        if (pause < 500000) pause += pause / 4;
    }
    return result;
}

LaminaVulkanResult laminaVulkanDraw(
    LaminaVulkanDevice *device, LaminaVulkanBuffer *arena, LaminaVulkanBuffer *frame, LaminaVulkanBuffer *pixels, uint32_t blocks,
    bool hasModes, uint64_t limit) {
    if (blocks == 0) return LaminaVulkanSuccess;
    if (device->isBusy) return LaminaVulkanTimeout;
    LaminaVulkanResult injected = injectedFailure(device);
    if (injected != LaminaVulkanSuccess) return injected;
    LaminaVulkanBuffer *const buffers[BufferCount] = {arena, frame, pixels};
    bindBuffers(device, buffers);
    VkResult result = makePipeline(device, hasModes);
    if (result == VK_SUCCESS) result = record(device, blocks, hasModes);
    if (result == VK_SUCCESS) result = device->ResetFences(device->device, 1, &device->fence);
    if (result != VK_SUCCESS) return outcome(result);
    VkSubmitInfo submission = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &device->commands};
    result = device->QueueSubmit(device->queue, 1, &submission, device->fence);
    if (result != VK_SUCCESS) return outcome(result);
    result = waitForEnd(device, limit);
    // After any other failure the program may still run.
    device->isBusy = result != VK_SUCCESS && result != VK_ERROR_DEVICE_LOST;
    return outcome(result);
}
