import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import { CONTENT_TYPES, type ContentType } from '#contract/options.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { sizesQuery } from '#web/lib/api/sizes.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SaveBar } from '#web/ui/forms/form-section.tsx'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { t } from '#web/words/platforms.ts'
import { PlatformSizes } from './platform-sizes.tsx'
import {
  changedPlaces,
  firstProblem,
  toDraft,
  toSizes,
  withSizes,
  type DraftSize,
  type SizeDraft,
} from './size-draft.ts'

const SAVE_FAILED = t.saveFailed

const TEXTS: Readonly<Record<ContentType, string>> = {
  image: t.pngAtExactlyThesePixels,
  video: t.mP4AtMost1920Pixels,
}

export function SizesForm({ saved }: { saved: ContentSizes }) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<SizeDraft>(() => toDraft(saved))
  const save = useSave(setDraft)
  const changed = changedPlaces(draft, saved)
  useUnsavedGuard(changed.length > 0)

  const submit = () => {
    const wrong = firstProblem(draft)
    if (wrong) form.current?.querySelector<HTMLElement>(`#${wrong.id}`)?.focus()
    else save.mutate(draft)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-10"
    >
      {CONTENT_TYPES.map((type) => (
        <section key={type} aria-labelledby={`sizes-${type}`}>
          <h2 id={`sizes-${type}`} className="text-lg">
            {optionLabel(type)}
          </h2>
          <p className="mt-0.5 text-muted">{TEXTS[type]}</p>
          <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
            {WIZARD_PLATFORMS.map((platform) => (
              <PlatformSizes
                key={platform}
                type={type}
                platform={platform}
                sizes={draft[type][platform]}
                isChanged={changed.some((place) => place.type === type && place.platform === platform)}
                onChange={(sizes: DraftSize[]) => setDraft(withSizes(draft, { type, platform }, sizes))}
              />
            ))}
          </div>
        </section>
      ))}
      {save.isError && <Banner>{getErrorMessage(save.error, SAVE_FAILED)}</Banner>}
      <SaveBar>
        <p role="status" className="me-auto text-muted">
          {changed.length > 0 && t.unsavedChanges}
        </p>
        {changed.length > 0 && (
          <Button variant="secondary" isWaiting={save.isPending} onClick={() => setDraft(toDraft(saved))}>
            {t.discard}
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          {t.save}
        </Button>
      </SaveBar>
    </form>
  )
}

function useSave(onSaved: (draft: SizeDraft) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: SizeDraft) => api.sizes.update({ body: { content_sizes: toSizes(draft) } }),
    // The reply may leave out the sizes. In that case the sent ones are the saved ones.
    onSuccess: ({ content_sizes: saved }, draft) => {
      const sizes = saved ?? toSizes(draft)
      client.setQueryData(sizesQuery.queryKey, sizes)
      onSaved(toDraft(sizes))
      toast.success(t.configurationSaved)
    },
    onError: () => toast.error(SAVE_FAILED),
  })
}
