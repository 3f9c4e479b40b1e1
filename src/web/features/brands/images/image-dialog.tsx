import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type BrandImage, type Consent, CONSENTS } from '#contract/brands/images/brand-images.ts'
import type { FocalPoint, ImagesChange } from '#contract/brands/images/brand-images.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import { ProductField, useProductChoice } from '#web/domains/brands/brand-and-product-fields.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FocalImage } from '#web/ui/display/focal-image.tsx'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChipsField } from '#web/ui/forms/chips-field.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/brand-images.ts'
import { plural } from '#web/words/fill.ts'
import { brandImagesApi, imagesKey, usesQuery } from '#web/lib/api/brand-images.ts'

interface ImageDialogProps {
  brandId: number
  /** Those that are described alike; none closes the dialog. */
  pictures: readonly BrandImage[]
  onClose: () => void
}

/** Describes one picture, or several alike: tags, license, last day, consent. Of one, it lists the designs that show it. */
export function ImageDialog({ brandId, pictures, onClose }: ImageDialogProps) {
  const [first] = pictures
  return (
    <Dialog isOpen={first !== undefined} onClose={onClose} className="max-w-2xl">
      {first && (
        <>
          <DialogHeader
            title={pictures.length === 1 ? first.title : plural(t.selected, pictures.length)}
            description={t.lead}
            onClose={onClose}
          />
          <ImageForm key={pictures.map(({ id }) => id).join()} {...{ brandId, pictures, onClose }} first={first} />
        </>
      )}
    </Dialog>
  )
}

const CONSENT_OPTIONS = CONSENTS.map((value) => ({ value, label: t[value] }))

function ImageForm({ brandId, pictures, first, onClose }: ImageDialogProps & { first: BrandImage }) {
  const client = useQueryClient()
  const isOne = pictures.length === 1
  const [title, setTitle] = useState(first.title)
  const [tags, setTags] = useState<readonly string[]>(isOne ? first.tags : [])
  const [change, setChange] = useState<Partial<ImagesChange>>({})
  const shown = isOne ? { ...first, ...change } : change
  const save = useMutation({
    mutationFn: () => {
      const described = isOne ? { title: title.trim(), tags: [...tags] } : { add_tags: [...tags] }
      const body = { ...change, ...described, ids: pictures.map(({ id }) => id) }
      return brandImagesApi.brandPictures.change({ params: { id: brandId }, body })
    },
    onSuccess: async () => {
      toast.success(t.saved)
      onClose()
      await client.invalidateQueries({ queryKey: imagesKey(brandId) })
    },
    onError: (error) => toast.error(getErrorMessage(error, t.changeFailed)),
  })
  return (
    <form
      className="flex flex-col gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {isOne && first.clip && (
        <video
          src={first.clip.url}
          controls
          preload="metadata"
          aria-label={first.title}
          className="max-h-72 rounded-sm"
        />
      )}
      {isOne && (
        <FocalField url={first.url} value={shown.focus ?? null} onChange={(focus) => setChange({ ...change, focus })} />
      )}
      {isOne && (
        <TextField
          label={t.title}
          required
          maxLength={NAME_MAX}
          value={title}
          onChange={({ target: { value } }) => setTitle(value)}
        />
      )}
      <ChipsField label={isOne ? t.tags : t.addTags} help={t.tagsHelp} entries={tags} onChange={setTags} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t.license}
          maxLength={SHORT_TEXT_MAX}
          value={shown.license ?? ''}
          onChange={({ target: { value } }) => setChange({ ...change, license: value || null })}
        />
        <TextField
          label={t.source}
          maxLength={SHORT_TEXT_MAX}
          value={shown.source ?? ''}
          onChange={({ target: { value } }) => setChange({ ...change, source: value || null })}
        />
        <ShownProduct
          brandId={brandId}
          value={shown.product_id ?? null}
          onChange={(product_id) => setChange({ ...change, product_id })}
        />
        <DateField
          label={t.lastDay}
          help={t.lastDayHelp}
          value={shown.expires_on ?? ''}
          onChange={({ target: { value } }) => setChange({ ...change, expires_on: value || null })}
        />
        <SelectField<Consent>
          label={t.consent}
          help={t.consentHelp}
          value={shown.consent ?? 'not_needed'}
          onChange={(consent) => setChange({ ...change, consent })}
          options={CONSENT_OPTIONS}
        />
      </div>
      {isOne && <Uses brandId={brandId} picture={first.id} />}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" isLoading={save.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}

interface FocalFieldProps {
  url: string
  value: FocalPoint | null
  onChange: (focus: FocalPoint | null) => void
}

/** The point of the picture that every crop keeps. An empty number finds it in the picture. */
function FocalField({ url, value, onChange }: FocalFieldProps) {
  const read = (axis: 'x' | 'y') => (typed: string) => {
    const share = Math.max(0, Math.min(100, Number(typed))) / 100
    onChange(typed === '' ? null : { x: 0.5, y: 0.5, ...value, [axis]: share })
  }
  const fields = [
    { axis: 'x', label: t.focusFromLeft },
    { axis: 'y', label: t.focusFromTop },
  ] as const
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{t.focalPoint}</legend>
      <FocalImage url={thumbnailSource(url, 640) ?? url} focus={value} onChoose={onChange} className="max-h-72" />
      <p className="text-sm text-muted">{t.focalPointHelp}</p>
      <div className="grid grid-cols-2 gap-5">
        {fields.map(({ axis, label }) => (
          <TextField
            key={axis}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            label={label}
            placeholder={t.focusAutomatic}
            value={value ? Math.round(value[axis] * 100) : ''}
            onChange={({ target }) => read(axis)(target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ShownProductProps {
  brandId: number
  value: number | null
  onChange: (id: number | null) => void
}

/** The product that the picture shows: designs of it get the picture. Nothing for a brand without products. */
function ShownProduct({ brandId, value, onChange }: ShownProductProps) {
  const choice = useProductChoice(brandId, value)
  return choice.products.length > 0 && <ProductField choice={choice} onChange={onChange} />
}

/** The designs that show the picture. */
function Uses({ brandId, picture }: { brandId: number; picture: number }) {
  const uses = useQuery(usesQuery(brandId, picture))
  return (
    <section aria-label={t.whereUsed} className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t.whereUsed}</h3>
      {uses.isPending && <Skeleton className="h-20" />}
      {uses.isError && <p className="text-sm text-danger">{t.loadFailed}</p>}
      {uses.data?.total === 0 && <p className="text-sm text-muted">{t.notUsed}</p>}
      {uses.data && uses.data.total > 0 && (
        <>
          <p className="text-sm text-muted">{plural(t.usedIn, uses.data.total)}</p>
          <ul className="flex flex-wrap gap-2">
            {uses.data.uses.map(({ content_id, title, thumbnail_url }) => (
              <li key={content_id}>
                <Link to={`/dashboard/content?item=${content_id}`} aria-label={title ?? t.untitled}>
                  <img src={thumbnail_url} alt="" loading="lazy" className="h-20 rounded-sm border border-border" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
