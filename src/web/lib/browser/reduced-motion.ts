/** Whether the user prefers reduced motion. Check it each time, because the setting can change. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
