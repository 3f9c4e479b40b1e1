import { useEffect, useEffectEvent } from 'react'

/** Accepts a picture that is pasted anywhere on the page. Text pasted into a field is not affected. */
export function usePastedPicture(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
