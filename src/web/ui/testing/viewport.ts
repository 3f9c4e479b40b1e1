/** The size of the page at the start of a test file, in pixels. */
export const VIEWPORT = { width: 1024, height: 768 }
