import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'

/** What only carousels need is loaded with the first of them. */
export const SlidesStrip = lazyOnDemand(
  async () => (await import('./slides-strip.tsx')).SlidesStrip,
  () => true,
)
export const SlidesExport = lazyOnDemand(
  async () => (await import('./slides-export.tsx')).SlidesExport,
  () => true,
)
