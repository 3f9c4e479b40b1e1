/** A label on top of a preview. */
export function TypeBadge({ text }: { text: 'Image' | 'Video' }) {
  return (
    <span className="pointer-events-none absolute bottom-1 start-1 rounded-[4px] bg-surface/90 px-1.5 text-xs leading-4.5 font-medium text-text">
      {text}
    </span>
  )
}
