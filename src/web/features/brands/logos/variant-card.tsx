import { Check, Trash2 } from 'lucide-react'
import type { ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import type { LogoVariant } from '#contract/brands/logos/logo-variants.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-logos.ts'
import { LogoPlates } from './logo-plates.tsx'
import { useComputedVariant, type VariantChange } from './use-logo-variants.ts'

interface VariantCardProps {
  brandId: number
  kind: LogoVariant
  /** The stored variant. */
  url: string | null
  /** The kind if it can be tried from an SVG. */
  offer: ComputedVariant | null
  /** Names the logo that an offer is computed from. */
  source: string
  /** This variant is being stored. */
  isBusy: boolean
  /** Any variant is being stored. */
  isBlocked: boolean
  onChange: (change: VariantChange) => void
}

/** One variant: what it is for, the picture or the offer of one, and how to change it. */
export function VariantCard({ brandId, kind, url, offer, source, isBusy, isBlocked, onChange }: VariantCardProps) {
  const { name, text } = describeVariant(kind)
  return (
    <li aria-busy={isBusy} className="flex min-w-0 flex-col gap-3 rounded-md border border-border p-3.5">
      <div className="flex items-start gap-2">
        <div className="me-auto min-w-0">
          <h3 className="text-sm font-semibold">{name}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {url && (
          <IconButton
            label={fill(t.remove, { name })}
            icon={Trash2}
            disabled={isBlocked}
            onClick={() => onChange({ action: 'remove', kind })}
          />
        )}
      </div>
      {url && <LogoPlates url={url} name={name} />}
      {!url && offer && (
        <Offer
          brandId={brandId}
          kind={offer}
          source={source}
          isBlocked={isBlocked}
          onUse={(computed) => onChange({ action: 'save', kind, url: computed })}
        />
      )}
      <div className="mt-auto">
        <FileDrop
          label={fill(url ? t.replace : t.upload, { name })}
          help={t.uploadHelp}
          onFiles={([file]) => file && onChange({ action: 'upload', kind, file })}
        />
      </div>
      {isBusy && (
        <p role="status" className="text-sm text-muted">
          {t.saving}
        </p>
      )}
    </li>
  )
}

interface OfferProps {
  brandId: number
  kind: ComputedVariant
  source: string
  isBlocked: boolean
  onUse: (url: string) => void
}

/** A variant that was computed from the SVG of the logo. Only a click stores it. */
function Offer({ brandId, kind, source, isBlocked, onUse }: OfferProps) {
  const computed = useComputedVariant(brandId, kind, source)
  const { name } = describeVariant(kind)
  if (computed.isPending) return <Skeleton className="h-32 rounded-sm" />
  if (computed.isError)
    return (
      <p role="note" className="text-sm text-muted">
        {t.notComputed}
      </p>
    )
  const { url } = computed.data
  return (
    <div className="flex flex-col gap-2.5">
      <LogoPlates url={url} name={name} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge className="normal-case">{t.computed}</Badge>
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(t.takeThis, { name })}
          isWaiting={isBlocked}
          onClick={() => onUse(url)}
        >
          <Check aria-hidden />
          {t.take}
        </Button>
      </div>
    </div>
  )
}

/** The words are read when they are needed, because the language is loaded later. */
function describeVariant(kind: LogoVariant): { name: string; text: string } {
  return {
    full: { name: t.full, text: t.fullText },
    mark: { name: t.mark, text: t.markText },
    on_light: { name: t.onLight, text: t.onLightText },
    on_dark: { name: t.onDark, text: t.onDarkText },
    mono: { name: t.mono, text: t.monoText },
  }[kind]
}
