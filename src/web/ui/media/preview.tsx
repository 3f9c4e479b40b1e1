import { whenWanted } from '#web/ui/when-wanted.tsx'

/** The preview dialog, once something is looked at. */
export const Preview = whenWanted(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  ({ id }) => id !== null,
)
