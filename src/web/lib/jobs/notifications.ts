import { useLocalStorageFlag } from '#web/lib/browser/local-storage.ts'

/** Which toasts are wanted; all on until somebody switches one off. */
export const useSuccessToasts = () => useLocalStorageFlag('signet-toasts-success', true)
export const useErrorToasts = () => useLocalStorageFlag('signet-toasts-error', true)
export const useProductUpdates = () => useLocalStorageFlag('signet-toasts-updates', true)
