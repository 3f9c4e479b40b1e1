import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'

/** The preview dialog, once something is looked at. */
export const Preview = lazyOnDemand(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  ({ id }) => id !== null,
)
