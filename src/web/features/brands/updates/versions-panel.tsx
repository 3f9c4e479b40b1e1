import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { BrandVersion } from '#contract/brands/brand-versions.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { brandFileName } from '#contract/text/file-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandUpdatesApi, versionsQuery } from '#web/lib/api/brand-updates.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t as f } from '#web/words/brand-fonts.ts'
import { t as p } from '#web/words/brand-palette.ts'
import { t } from '#web/words/brand-updates.ts'
import { t as brandsWords } from '#web/words/brands.ts'
import { t as l } from '#web/words/design-language.ts'
import { fill, plural } from '#web/words/fill.ts'

/** The versions of a brand, newest first, each of which can be restored. */
export function VersionsPanel({ brand }: { brand: Brand }) {
  const versions = useQuery(versionsQuery(brand.id))
  if (versions.isPending) return <Skeleton className="h-60" />
  if (versions.isError)
    return <Banner onRetry={() => void versions.refetch()}>{getErrorMessage(versions.error, t.loadFailed)}</Banner>
  return (
    <div className="flex flex-col gap-4">
      <ExportButton brand={brand} />
      <ol className="divide-y divide-border border-y border-border">
        {versions.data.map((version, index) => (
          <VersionRow key={version.number} brandId={brand.id} version={version} isCurrent={index === 0} />
        ))}
      </ol>
    </div>
  )
}

interface VersionRowProps {
  brandId: number
  version: BrandVersion
  isCurrent: boolean
}

const CAUSES = { created: () => t.createdBy, saved: () => t.savedBy, restored: () => t.restoredBy }

function VersionRow({ brandId, version, isCurrent }: VersionRowProps) {
  const { number, cause, by, changes, items, created_at } = version
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="flex shrink-0" aria-hidden>
        {[version.primary_color, version.secondary_color].map((hex, index) => (
          <span
            key={index}
            className="-me-1.5 size-8 rounded-full shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.3)]"
            style={{ background: hex }}
          />
        ))}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {fill(t.version, { number })}
          {isCurrent && <Badge>{t.current}</Badge>}
          <span className="text-sm font-normal text-muted">{plural(t.items, items)}</span>
        </p>
        <p className="text-sm text-muted" dir="auto">
          {version.name}, {firstFamily(version.typography)}
        </p>
        <p className="text-sm text-muted">
          {fill(CAUSES[cause](), { name: by })}, <Timestamp time={created_at} />
        </p>
        {changes.length > 0 && (
          <p className="text-sm text-muted">{fill(t.changed, { fields: changes.map(labelField).join(', ') })}</p>
        )}
      </div>
      {!isCurrent && <RestoreButton brandId={brandId} number={number} />}
    </li>
  )
}

function RestoreButton({ brandId, number }: { brandId: number; number: number }) {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const restore = async () => {
    setRunning(true)
    try {
      await brandUpdatesApi.brandVersions.restore({ params: { id: brandId, number } })
      toast.success(fill(t.restored, { number }))
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
      await client.invalidateQueries({ queryKey: ['brand-updates', brandId] })
    } catch (error) {
      toast.error(getErrorMessage(error, t.restoreFailed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      isLoading={isRunning}
      aria-label={fill(t.restoreVersion, { number })}
      onClick={() => void restore()}
    >
      {t.restore}
    </Button>
  )
}

/** Downloads a brand as one file. */
function ExportButton({ brand }: { brand: Brand }) {
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      const file = await brandUpdatesApi.brandFiles.export({ params: { id: brand.id } })
      saveBlob(file, brandFileName(brand))
    } catch (error) {
      toast.error(getErrorMessage(error, t.exportFailed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button variant="secondary" size="small" className="self-start" isLoading={isRunning} onClick={() => void run()}>
      <Download aria-hidden />
      {t.exportBrand}
    </Button>
  )
}

/** The labels of the form for the fields that a version names. Read when they are needed, because the language is loaded later. */
const LABELS: Readonly<Record<string, () => string>> = {
  name: () => brandsWords.name,
  description: () => brandsWords.description,
  primary_color: () => brandsWords.primaryColor,
  secondary_color: () => brandsWords.secondaryColor,
  typography: () => brandsWords.font,
  logo_url: () => brandsWords.logoFile,
  logo_variants: () => brandsWords.logoVariants,
  brand_tone: () => brandsWords.brandTone,
  brand_persona: () => brandsWords.persona,
  brand_voice: () => brandsWords.voice,
  mission: () => brandsWords.mission,
  values: () => brandsWords.values,
  brand_vision: () => brandsWords.vision,
  brand_story: () => brandsWords.story,
  tone_variations: () => brandsWords.toneVariations,
  target_audience: () => brandsWords.targetAudience,
  keywords_topics: () => brandsWords.keywordsAndTopics,
  key_ctas: () => brandsWords.keyCallsToAction,
  competitors: () => brandsWords.competitors,
  social_channels: () => brandsWords.socialChannels,
  content_guidelines: () => brandsWords.contentGuidelines,
  approved_claims: () => brandsWords.approvedClaims,
  language: () => l.language,
  currency: () => l.currency,
  form_of_address: () => brandsWords.formOfAddress,
  extended_palette: () => p.extendedPalette,
  uploaded_fonts: () => f.brandFonts,
}

/** The label of a field of a brand. */
const labelField = (field: string): string => LABELS[field]?.() ?? optionLabel(field)
