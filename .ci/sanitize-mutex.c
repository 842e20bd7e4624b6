// Tells the thread sanitizer of locks that were waited for.
//
// Where nobody waits, a Mutex of Swift's Synchronization is locked and unlocked in our own code, which the sanitizer
// sees. Where somebody waits, the library does it, which was not built for the sanitizer: without a word about it,
// whatever such a lock protects is reported. Loaded before the library; processes without the sanitizer notice nothing.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// The address of a mutex comes as Swift hands over `self`.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, SELF) {
  static SWIFT void (*lock)(uint32_t, SELF);
  if (!lock) lock = dlsym(RTLD_NEXT, LOCK);
  lock(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlockSlow(SELF) {
  static SWIFT void (*unlock)(SELF);
  if (!unlock) unlock = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  unlock(self);
}
