import { Clapperboard, ImageIcon } from 'lucide-react'
import type { ContentType } from '#contract/options.ts'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { t } from '#web/words/quick-generate.ts'

const TYPES = [
  { value: 'image', label: t.image, text: t.aFinishedPng, icon: ImageIcon },
  { value: 'video', label: t.video, text: t.sixSecondsMP4, icon: Clapperboard },
] as const

interface ContentTypeCardsProps {
  value: ContentType
  onChange: (type: ContentType) => void
}

export function ContentTypeCards({ value, onChange }: ContentTypeCardsProps) {
  return (
    <ChoiceCards
      legend={t.contentType}
      pick="one"
      className="grid-cols-2"
      chosen={[value]}
      onChoose={onChange}
      options={TYPES.map(({ icon: Icon, ...type }) => ({
        ...type,
        art: <Icon className="size-5 text-muted" strokeWidth={1.75} aria-hidden />,
      }))}
    />
  )
}
