import { ImageIcon } from 'lucide-react'

/** One card in this version; each further kind of content is another. */
export function ContentTypeCards() {
  return (
    <div role="radiogroup" aria-label="Content type">
      <p className="mb-1.5 text-sm font-medium" aria-hidden>
        Content type
      </p>
      <label className="flex items-center gap-3 rounded-sm border border-accent-ink bg-accent-tint px-3.5 py-2.5 shadow-[inset_0_0_0_1px_var(--accent-ink)] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink">
        <input type="radio" name="content_type" value="image" defaultChecked className="sr-only" />
        <ImageIcon className="size-5 text-accent-ink" strokeWidth={1.75} aria-hidden />
        <span>
          <span className="block font-medium">Image</span>
          <span className="block text-sm text-muted">A finished PNG in the size you choose</span>
        </span>
      </label>
    </div>
  )
}
