/** Whether the reader has asked for less movement. What moves by itself asks each time, as the wish can change. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
