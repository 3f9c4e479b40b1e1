import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'

/** The preview dialog. Its code is loaded when the first item is opened. */
export const Preview = lazyOnDemand(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  ({ id }) => id !== null,
)
