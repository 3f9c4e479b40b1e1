/** Tells the other windows of this browser that a draft has changed. */
export interface DraftChannel {
  tell: (rev: number) => void
  close: () => void
}

/** Opens the channel of a content item. `onChange` receives the revision that another window has stored, 0 for none. */
export function openDraftChannel(id: number, onChange: (rev: number) => void): DraftChannel {
  const channel = new BroadcastChannel(`signet-design-${id}`)
  channel.addEventListener('message', ({ data }) => typeof data === 'number' && onChange(data))
  return { tell: (rev) => channel.postMessage(rev), close: () => channel.close() }
}
