/** Headless, because the styled toasts inject style elements, which the content security policy refuses. */
export { toast } from 'react-hot-toast/headless'
