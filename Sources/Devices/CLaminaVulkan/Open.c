#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "Device.h"

// The library stays loaded: drivers start threads that outlive a device.
static void *library(void) { return dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL); }

#define LOAD_INSTANCE(RESULT, NAME, PARAMETERS)                                                                                \
    if (!(device->NAME = (RESULT(*) PARAMETERS)load(device->instance, "vk" #NAME))) return LaminaVulkanUnsuitable;
#define LOAD_DEVICE(RESULT, NAME, PARAMETERS)                                                                                  \
    if (!(device->NAME = (RESULT(*) PARAMETERS)device->GetDeviceProcAddr(device->device, "vk" #NAME))) return LaminaVulkanUnsuitable;

typedef void *(*Load)(VkInstance, const char *);

static VkInstance createInstance(Load load) {
    VkResult (*create)(const VkInstanceCreateInfo *, const void *, VkInstance *) =
        (VkResult(*)(const VkInstanceCreateInfo *, const void *, VkInstance *))load(NULL, "vkCreateInstance");
    VkApplicationInfo application = {
        .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .pApplicationName = "Lamina", .pEngineName = "Lamina", .apiVersion = 1u << 22 | 1u << 12};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkInstance instance = NULL;
    return create && create(&info, NULL, &instance) == VK_SUCCESS ? instance : NULL;
}

// The instance of the process, made once and kept: with its last instance the loader unloads the drivers, and a driver leaves handlers behind that
// run when threads and the process end.
static VkInstance sharedInstance(Load load) {
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static VkInstance shared;
    pthread_mutex_lock(&mutex);
    if (!shared) shared = createInstance(load);
    VkInstance instance = shared;
    pthread_mutex_unlock(&mutex);
    return instance;
}

static LaminaVulkanResult openInstance(LaminaVulkanDevice *device) {
    void *handle = library();
    if (!handle) return LaminaVulkanNoLibrary;
    Load load = (Load)dlsym(handle, "vkGetInstanceProcAddr");
    if (!load) return LaminaVulkanNoLibrary;
    // Without a driver, the loader answers that drivers are incompatible.
    device->instance = sharedInstance(load);
    if (!device->instance) return LaminaVulkanNoDevice;
    INSTANCE_FUNCTIONS(LOAD_INSTANCE)
    return LaminaVulkanSuccess;
}

// The number of the first queue family that computes; -1 when there is none.
static int computeFamily(const LaminaVulkanDevice *device, VkPhysicalDevice physical) {
    VkQueueFamilyProperties families[32];
    uint32_t count = 32;
    device->GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    for (uint32_t i = 0; i < count; i++)
        if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) return (int)i;
    return -1;
}

// Takes a device when it suits better than the one taken before.
static void consider(LaminaVulkanDevice *device, VkPhysicalDevice physical, const char *name) {
    VkPhysicalDeviceProperties properties;
    device->GetPhysicalDeviceProperties(physical, &properties);
    int family = computeFamily(device, physical);
    if (family < 0 || properties.apiVersion < (1u << 22 | 1u << 12)) return;
    // A workgroup draws 256 pixels.
    if (properties.limits.maxComputeWorkGroupInvocations < 256) return;
    if (name && !strstr(properties.deviceName, name)) return;
    bool isSoftware = properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    if (device->physical && (isSoftware || !device->facts.isSoftware)) return;
    device->physical = physical;
    device->family = (uint32_t)family;
    device->facts = (LaminaVulkanFacts){
        .version = properties.apiVersion, .isSoftware = isSoftware, .largestBuffer = properties.limits.maxStorageBufferRange,
        // Every device has at least this many.
        .mostGroups = 65535};
    memcpy(device->facts.name, properties.deviceName, sizeof device->facts.name);
    device->facts.name[sizeof device->facts.name - 1] = 0;
}

static LaminaVulkanResult chooseDevice(LaminaVulkanDevice *device, const char *name) {
    VkPhysicalDevice all[16];
    uint32_t count = 16;
    // More than sixteen devices are answered with VK_INCOMPLETE, which is positive.
    if (device->EnumeratePhysicalDevices(device->instance, &count, all) < VK_SUCCESS) return LaminaVulkanNoDevice;
    for (uint32_t i = 0; i < count; i++) consider(device, all[i], name);
    if (!device->physical) return LaminaVulkanNoDevice;
    device->GetPhysicalDeviceMemoryProperties(device->physical, &device->memory);
    for (uint32_t i = 0; i < device->memory.memoryHeapCount; i++)
        if (device->memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) device->facts.memory += device->memory.memoryHeaps[i].size;
    return LaminaVulkanSuccess;
}

static LaminaVulkanResult openDevice(LaminaVulkanDevice *device) {
    float priority = 1;
    VkDeviceQueueCreateInfo queue = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueFamilyIndex = device->family, .queueCount = 1, .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue};
    VkResult result = device->CreateDevice(device->physical, &info, NULL, &device->device);
    if (result != VK_SUCCESS) return outcome(result);
    DEVICE_FUNCTIONS(LOAD_DEVICE)
    device->GetDeviceQueue(device->device, device->family, 0, &device->queue);
    return makeProgram(device);
}

LaminaVulkanDevice *laminaVulkanOpen(const char *name, LaminaVulkanResult *result) {
    LaminaVulkanDevice *device = calloc(1, sizeof *device);
    if (!device) {
        *result = LaminaVulkanOutOfMemory;
        return NULL;
    }
    device->callsBeforeFailure = -1;
    *result = openInstance(device);
    if (*result == LaminaVulkanSuccess) *result = chooseDevice(device, name);
    if (*result == LaminaVulkanSuccess) *result = openDevice(device);
    if (*result == LaminaVulkanSuccess) return device;
    laminaVulkanClose(device);
    return NULL;
}

void laminaVulkanClose(LaminaVulkanDevice *device) {
    // A driver that hangs would hang here too: its objects are left to the end of the process.
    if (device->isBusy) return;
    if (device->device && device->DestroyDevice) {
        if (device->fence) device->DestroyFence(device->device, device->fence, NULL);
        if (device->pool) device->DestroyCommandPool(device->device, device->pool, NULL);
        if (device->descriptors) device->DestroyDescriptorPool(device->device, device->descriptors, NULL);
        for (int i = 0; i < 2; i++)
            if (device->pipelines[i]) device->DestroyPipeline(device->device, device->pipelines[i], NULL);
        if (device->module) device->DestroyShaderModule(device->device, device->module, NULL);
        if (device->layout) device->DestroyPipelineLayout(device->device, device->layout, NULL);
        if (device->setLayout) device->DestroyDescriptorSetLayout(device->device, device->setLayout, NULL);
        device->DestroyDevice(device->device, NULL);
    }
    free(device);
}

LaminaVulkanFacts laminaVulkanFacts(const LaminaVulkanDevice *device) { return device->facts; }

void laminaVulkanFailAfter(LaminaVulkanDevice *device, int32_t calls, LaminaVulkanResult result) {
    device->callsBeforeFailure = calls;
    device->failure = result;
}
