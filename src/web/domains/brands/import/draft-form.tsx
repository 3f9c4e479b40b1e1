import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { BrandInput } from '#contract/brands/brands.ts'
import type { BrandDraft, BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { BRAND_CREATED, BRAND_SAVE_FAILED, NAME_REQUIRED } from '#contract/messages.ts'
import { ProductInput } from '#contract/products/products.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { ALL_FONTS, findFamily, toTypography } from '#web/lib/brand/typography.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { findNewestByName } from '#web/lib/forms/find-newest-by-name.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/brand-import.ts'
import { fill, plural } from '#web/words/fill.ts'
import { ColorSection } from './color-section.tsx'
import { DraftField, DraftSection } from './draft-section.tsx'
import {
  type Choices,
  enterValues,
  findEvidence,
  listDraftVariants,
  type SectionProps,
  toBrandBody,
  toChoices,
} from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'
import { describeNote } from './notes.ts'
import { ProductSection } from './product-section.tsx'
import { VoiceSection } from './voice-section.tsx'

interface DraftFormProps {
  result: BrandImport
  /** The choice of the page's text encoding. */
  encoding: ReactNode
  onBack: () => void
  onCreated: (id: number | undefined) => void
}

/** The draft, in which everything can be changed and left out. Only “Create brand” saves it. */
export function DraftForm({ result, encoding, onBack, onCreated }: DraftFormProps) {
  const [choices, setChoices] = useState<Choices>(() => toChoices(result))
  const [error, setError] = useState('')
  const creation = useCreateBrand(result, onCreated)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!choices.values.name.trim()) return setError(NAME_REQUIRED)
    creation.create(choices)
  }
  const section: SectionProps = {
    result,
    values: choices.values,
    change: (values) => {
      setError('')
      setChoices((before) => enterValues(before, values))
    },
    isTaken: (field) => !choices.leftOut.has(field),
    onTake: (field, isTaken) =>
      setChoices((before) => ({ ...before, leftOut: toggle(before.leftOut, field, !isTaken) })),
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex flex-col gap-7 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <span role="status">
            <Badge className="normal-case">{fill(t.foundOf, { found: result.found, sought: result.sought })}</Badge>
          </span>
          <Button variant="ghost" size="small" onClick={onBack}>
            <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
            {t.readAnother}
          </Button>
        </div>
        {result.notes.map((note) => (
          <Banner key={note.key} tone="info">
            {describeNote(note)}
          </Banner>
        ))}
        {encoding}
        <TextSection {...section} error={error} />
        <ColorSection {...section} />
        <LogoSection {...section} />
        <FontSection {...section} />
        <VoiceSection {...section} />
        <ProductSection
          result={result}
          chosen={choices.products}
          onChoose={(index, isChosen) =>
            setChoices((before) => ({ ...before, products: toggle(before.products, index, isChosen) }))
          }
        />
      </div>
      <div className="sticky -bottom-4 flex flex-wrap items-center justify-end gap-2 border-t border-border bg-surface px-5 py-3">
        <Button type="submit" isLoading={creation.isPending}>
          {t.createBrand}
        </Button>
      </div>
    </form>
  )
}

function toggle<T>(set: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set)
  if (isIn) next.add(value)
  else next.delete(value)
  return next
}

/** Creates the brand of a draft and its chosen products by the ordinary calls. */
function useCreateBrand(result: BrandImport, onCreated: (id: number | undefined) => void) {
  const { draft } = result
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const create = async (choices: Choices) => {
    setPending(true)
    try {
      const body = BrandInput.parse(toBrandBody(choices, result))
      const answer = await api.brands.create({ body })
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
      const id = answer.id ?? findNewestByName(client.getQueryData(brandsQuery.queryKey) ?? [], body.name)?.id
      const failed = id === undefined ? 0 : await createProducts(id, draft, choices.products)
      toast.success(BRAND_CREATED)
      if (failed > 0) toast.error(plural(t.productsNotCreated, failed))
      onCreated(id)
    } catch (error) {
      toast.error(getErrorMessage(error, BRAND_SAVE_FAILED))
      setPending(false)
    }
  }
  return { isPending, create: (choices: Choices) => void create(choices) }
}

/** One after the other, which few products allow. Returns how many could not be created. */
async function createProducts(
  id: number,
  { products }: BrandImport['draft'],
  chosen: ReadonlySet<number>,
): Promise<number> {
  let failed = 0
  for (const product of products.filter((_, index) => chosen.has(index)))
    await api.products.create({ params: { id }, body: ProductInput.parse(product) }).catch(() => (failed += 1))
  return failed
}

function TextSection({ error, ...section }: SectionProps & { error: string }) {
  const { values, change, result } = section
  return (
    <DraftSection title={t.nameAndDescription}>
      <div className="flex flex-col gap-1.5">
        <TextField
          label={t.name}
          value={values.name}
          required
          error={error || undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <EvidenceLine evidence={findEvidence(result, 'name')} />
      </div>
      <DraftField {...section} field="description" label={t.description}>
        <TextArea
          label={t.description}
          value={values.description ?? ''}
          onChange={(event) => change({ description: event.target.value })}
        />
      </DraftField>
    </DraftSection>
  )
}

const NONE = ''

/** The logos that were found, each on a light and a dark plate. */
function LogoSection({ result, values, change }: SectionProps) {
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

const OPTIONS = ALL_FONTS.map(({ family }) => ({ value: family, label: family }))

function FontSection(section: SectionProps) {
  const { result, values, change } = section
  return (
    <DraftSection title={t.typeface}>
      {result.draft.fonts.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {result.draft.fonts.map((font, index) => (
            <li key={font.use} className="flex min-w-0 flex-col gap-1 rounded-md border border-border p-3.5">
              <span className="text-xs text-muted">{t[font.use]}</span>
              <span className="truncate text-xl" style={{ fontFamily: toTypography(font.nearest) }}>
                {values.name || font.nearest}
              </span>
              <span className="text-sm">{describe(font)}</span>
              <EvidenceLine evidence={findEvidence(result, `fonts.${index}`)} />
            </li>
          ))}
        </ul>
      )}
      <DraftField {...section} field="typography" label={t.typeface}>
        <SelectField
          label={t.typeface}
          value={findFamily(values.typography) ?? ''}
          options={OPTIONS}
          onChange={(family) => change({ typography: toTypography(family) })}
        />
      </DraftField>
    </DraftSection>
  )
}

function describe({ family, nearest, match }: BrandDraft['fonts'][number]): string {
  if (match === 'exact') return fill(t.exactFont, { family })
  return fill(match === 'alias' ? t.aliasFont : t.nearestFont, { family, nearest })
}
