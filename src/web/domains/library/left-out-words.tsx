import { hasUncheckedLetters, listRefused, listUnusedClaims } from '#contract/left-out.ts'
import { TextCursorInput } from 'lucide-react'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { tooltipOn } from '#web/ui/feedback/tooltip.tsx'
import { fill } from '#web/words/fill.ts'
import { t as sound } from '#web/words/video-sound.ts'
import { t } from '#web/words/content.ts'
import { TEXT_HASH } from './edit-design.tsx'

interface LeftOutWordsProps {
  /** Null while the item is not stored: then there is no editor for it. */
  id: number | null
  texts: readonly string[]
}

/** The words of the request that the design does not show, with the way to the editor that puts them back. Nothing if it shows all. */
export function LeftOutWords({ id, texts }: LeftOutWordsProps) {
  if (texts.length === 0) return null
  const putBack = (
    <ButtonLink to={`/dashboard/content/${id}/edit${TEXT_HASH}`} variant="secondary" size="small">
      {t.putBack}
    </ButtonLink>
  )
  return (
    <Banner tone="info" actions={id !== null && putBack}>
      <bdi>{describe(texts)}</bdi>
    </Banner>
  )
}

/** What happened to the answers of models: words that were replaced, claims that it could not make, an image whose letters were not checked, and a voice that is missing. Often nothing. */
export function ModelNotes({ notes }: { notes: readonly string[] | undefined }) {
  const refused = listRefused(notes)
  const unused = listUnusedClaims(notes)
  return (
    <>
      {refused.length > 0 && (
        <Banner tone="info">
          <bdi>{fill(t.refusedWords, { texts: refused.join(' · ') })}</bdi>
        </Banner>
      )}
      {unused.length > 0 && (
        <Banner tone="info">
          <bdi>{fill(t.unusedClaims, { texts: unused.join(' · ') })}</bdi>
        </Banner>
      )}
      {hasUncheckedLetters(notes) && <Banner tone="info">{t.lettersNotChecked}</Banner>}
      {notes?.includes('voice_failed') && <Banner tone="info">{sound.voiceFailed}</Banner>}
      {notes?.includes('voice_without_provider') && <Banner tone="info">{sound.voiceWithoutProvider}</Banner>}
    </>
  )
}

/** A small mark on a card, for a design that does not show all words. */
export function LeftOutMark({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  const label = describe(texts)
  return (
    <span className="relative z-1 inline-flex shrink-0 text-warning" {...tooltipOn(label)}>
      <TextCursorInput className="size-3.5" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  )
}

const describe = (texts: readonly string[]): string => fill(t.notOnThePicture, { texts: texts.join(' · ') })
