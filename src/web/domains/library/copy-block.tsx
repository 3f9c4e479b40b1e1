import { Copy } from 'lucide-react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { fillNodes, inSentence } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

interface CopyBlockProps {
  label: string
  text: string
}

/** A text of an item with a button that copies it. */
export function CopyBlock({ label, text }: CopyBlockProps) {
  return (
    <section aria-label={label}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm">{label}</h3>
        <Button variant="ghost" size="small" className="-me-2.5 text-muted" onClick={() => void copyText(text)}>
          <Copy aria-hidden />
          {/* In some languages the visible verb is the last word. */}
          <span className="inline-block first-letter:uppercase">
            {fillNodes(t.copyText, { name: <span className="sr-only">{inSentence(label)}</span> })}
          </span>
        </Button>
      </div>
      <p
        dir="auto"
        className="max-h-48 overflow-y-auto text-muted whitespace-pre-wrap"
        tabIndex={text.length > 400 ? 0 : undefined}
      >
        {text}
      </p>
    </section>
  )
}

/** The hashtags as one line, ready to paste. */
export const hashtagLine = (tags: readonly string[]): string =>
  tags.map((tag) => (tag.startsWith('#') ? tag : `#${tag}`)).join(' ')
