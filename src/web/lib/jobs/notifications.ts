import { useLocalStorageFlag } from '#web/lib/browser/local-storage.ts'

/** Which toasts are enabled. All are on by default. */
export const useSuccessToasts = () => useLocalStorageFlag('signet-toasts-success', true)
export const useErrorToasts = () => useLocalStorageFlag('signet-toasts-error', true)
export const useProductUpdates = () => useLocalStorageFlag('signet-toasts-updates', true)
