import type { CarriedFacts as Carried, PlanPreview } from '#contract/campaigns/plan.ts'
import { DESIGN_LANGUAGES, LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { currentLocale } from '#web/words/define-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { t as handover } from '#web/words/handover.ts'
import { getDirection } from '../board/cell-labels.ts'

/** What designs in other languages say of the brief, and the words that they leave out. Nothing for a plan in the language of the brief. */
export function CarriedFacts({ preview }: { preview: PlanPreview | undefined }) {
  const carried = preview?.carried ?? []
  if (carried.length === 0) return null
  const isLeft = carried.some(({ left }) => left.length > 0)
  return (
    <section aria-label={t.otherLanguages} className="flex min-w-0 flex-col gap-2 text-sm">
      <h3 className="font-medium">{t.otherLanguages}</h3>
      <p className="text-muted">{t.otherLanguagesText}</p>
      {groupByWords(carried).map(({ languages, left }) => (
        <p key={left.join()} className="wrap-anywhere">
          {left.length > 0
            ? fill(t.wordsLeftOut, { languages: joinNames(languages), words: joinNames(left.map(quote)) })
            : fill(t.nothingLeftOut, { languages: joinNames(languages) })}
        </p>
      ))}
      {isLeft && (
        <p className="text-muted">{fill(t.typeLeftOut, { edit: t.editForAll, texts: handover.insideTexts })}</p>
      )}
      <ul className="flex flex-col gap-1">
        {carried.map((one) => (
          <li key={one.language}>
            <Written carried={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Written({ carried: { language, facts } }: { carried: Carried }) {
  return (
    <details>
      <summary className="cursor-pointer rounded-sm text-muted hover:text-foreground focus-visible:outline-2">
        {fill(t.aboutLabel, { language: nameLanguage(language) })}
      </summary>
      {facts.length === 0 ? (
        <p className="ps-4 pt-1">{t.nothingWritten}</p>
      ) : (
        <ul lang={language} dir={getDirection(language)} className="list-disc ps-8 pt-1">
          {facts.map((fact, index) => (
            <li key={`${index} ${fact}`} className="wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** One sentence for all languages that leave out the same words. */
function groupByWords(carried: readonly Carried[]): { languages: string[]; left: readonly string[] }[] {
  const groups = Map.groupBy(carried, ({ left }) => JSON.stringify(left))
  return [...groups.values()].map((group) => ({
    languages: group.map(({ language }) => nameLanguage(language)),
    left: group[0]?.left ?? [],
  }))
}

function nameLanguage(tag: string): string {
  const known = DESIGN_LANGUAGES.find((language) => language === tag)
  return known ? LANGUAGE_NAMES[known] : tag
}

const quote = (text: string) => `“${text}”`
const joinNames = (names: readonly string[]) =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names)
