import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/lib/browser/toast.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/editor.ts'
import { t as slideWords } from '#web/words/carousels.ts'
import { findFreeName, putBackWords } from '../model/edit-design.ts'
import { canAddSlide, findFreeId, listPointsWithoutSlide, putBackPoint } from '../model/edit-slides.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** Puts words that the layout has no place for on the design, as a text of their own that can be moved. */
export function PutBackText({ slot, text }: { slot: string; text: string }) {
  const editor = useEditorContext()
  const putBack = () => {
    const name = findFreeName(editor.design)
    if (!name) {
      toast.error(t.tenAddedParts)
      return
    }
    const label = fill(t.added, { slot: text })
    editor.dispatch({ type: 'edit', change: (now) => putBackWords(now, { name, slot, text }), label })
    editor.dispatch({ type: 'select', slot: name })
    editor.announce(label)
  }
  return <PutBackButton text={text} onPress={putBack} />
}

/** The points of the request that have no slide, each with a button that adds one. */
export function PointsLeftOut() {
  const { document: edited, facts, dispatch, announce } = useEditorContext()
  const points = listPointsWithoutSlide(edited, facts.carousel?.left_out ?? [])
  if (points.length === 0) return null
  const putBack = (text: string) => {
    const id = findFreeId(edited)
    dispatch({ type: 'edit-all', change: (document) => putBackPoint(document, id, text), label: slideWords.slideAdded })
    dispatch({ type: 'show-slide', id })
    announce(slideWords.slideAdded)
  }
  return (
    <section aria-label={t.pointsWithoutASlide} className="border-t border-border pt-3">
      <h3 className="mb-1.5 text-sm text-muted">{t.pointsWithoutASlide}</h3>
      <ul className="flex flex-col gap-2">
        {points.map((text) => (
          <li key={text} className="flex items-start justify-between gap-2 text-sm">
            <bdi>{text}</bdi>
            <PutBackButton text={text} isOff={!canAddSlide(edited)} onPress={() => putBack(text)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PutBackButtonProps {
  text: string
  isOff?: boolean
  onPress: () => void
}

const PutBackButton = ({ text, isOff = false, onPress }: PutBackButtonProps) => (
  <Button
    variant="secondary"
    size="small"
    className="shrink-0"
    isWaiting={isOff}
    aria-label={fill(t.putBackText, { text })}
    onClick={onPress}
  >
    {t.putBack}
  </Button>
)
