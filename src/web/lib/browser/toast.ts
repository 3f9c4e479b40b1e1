/** The headless variant, because the styled toasts inject style elements, which the content security policy refuses. */
export { toast } from 'react-hot-toast/headless'

/** How long a toast is shown, in milliseconds. A loading toast is shown until it is dismissed. The library shows at most 20. */
export const TOAST_TIMES = {
  duration: 4000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Infinity },
}
