import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'
import type { SectionProps } from './draft-values.ts'
import { DraftSection } from './draft-section.tsx'
import { findEvidence, listDraftVariants } from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'

const NONE = ''

/** The logos that were found, each on a light and a dark plate. */
export function LogoSection({ result, values, change }: SectionProps) {
  const { logos } = result.draft
  const options = logos.map(({ url, kind }, index) => ({
    value: url,
    label: t[kind],
    text: <EvidenceLine evidence={findEvidence(result, `logos.${index}`)} />,
    art: <Plates url={url} />,
  }))
  const taken = new Set(listDraftVariants(result, values.logo_url).map(({ url }) => url))
  const variants = logos.filter(({ url }) => taken.has(url))
  if (logos.length === 0)
    return (
      <DraftSection title={t.logo}>
        <EvidenceLine evidence={findEvidence(result, 'logo_url')} className="text-sm" />
      </DraftSection>
    )
  return (
    <DraftSection title={t.logo}>
      <ChoiceCards
        legend={t.logo}
        isLegendHidden
        isPictured
        pick="one"
        options={[...options, { value: NONE, label: t.noLogo }]}
        chosen={[values.logo_url ?? NONE]}
        onChoose={(url) => change({ logo_url: url === NONE ? null : url })}
        className="sm:grid-cols-2"
      />
      {variants.length > 0 && (
        <p className="text-sm text-muted">
          {fill(t.savedAsVariants, { kinds: variants.map(({ kind }) => t[kind]).join(', ') })}
        </p>
      )}
    </DraftSection>
  )
}

function Plates({ url }: { url: string }) {
  return (
    <span className="grid grid-cols-2 overflow-hidden rounded-sm border border-border" aria-hidden>
      {['#FFFFFF', '#16181D'].map((ground) => (
        <span key={ground} className="grid h-20 place-items-center p-3" style={{ background: ground }}>
          <img src={url} alt="" className="max-h-14 max-w-full object-contain" />
        </span>
      ))}
    </span>
  )
}
