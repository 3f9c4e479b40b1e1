import { useStoredFlag } from './stored.ts'

/** Which toasts are wanted; all on until somebody switches one off. */
export const useSuccessToasts = () => useStoredFlag('signet-toasts-success', true)
export const useErrorToasts = () => useStoredFlag('signet-toasts-error', true)
export const useProductUpdates = () => useStoredFlag('signet-toasts-updates', true)
