import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { OwnProvider } from '#contract/providers/own-providers.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { CHOICES_KEY, ownProvidersQuery, providersApi } from '#web/lib/api/providers.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { generationOptionsQuery } from '#web/lib/format/generation-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'
import { ProviderFields } from './provider-fields.tsx'
import { checkDraft, type ProviderBody, toDraft } from './provider-draft.ts'

interface ProviderDialogProps {
  /** Null while the dialog is closed. */
  edited: OwnProvider | 'new' | null
  onClose: () => void
}

/** Adds or changes a server that speaks the OpenAI protocol. */
export function ProviderDialog({ edited, onClose }: ProviderDialogProps) {
  return (
    <Dialog isOpen={edited !== null} onClose={onClose} className="max-w-xl">
      {edited !== null && <ProviderForm edited={edited} onClose={onClose} />}
    </Dialog>
  )
}

function ProviderForm({ edited, onClose }: { edited: OwnProvider | 'new'; onClose: () => void }) {
  const stored = edited === 'new' ? null : edited
  const [draft, setDraft] = useState(() => toDraft(stored))
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { body, errors } = checkDraft(draft, stored)
  const test = useMutation({
    mutationFn: (typed: ProviderBody) =>
      providersApi.ownProviders.test({ body: { ...typed, ...(stored && { id: stored.id }) } }),
  })
  const save = useSave(stored, onClose)
  const start = (call: { mutate: (typed: ProviderBody) => void }) => {
    test.reset()
    save.reset()
    setChecked(true)
    if (body) call.mutate(body)
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start(save)
  }
  const isBusy = test.isPending || save.isPending
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <DialogTitle className="text-md">{stored ? fill(t.editTitle, { name: stored.name }) : t.addTitle}</DialogTitle>
        <DialogDescription className="mt-1 text-sm text-muted">{t.dialogLead}</DialogDescription>
      </div>
      <ProviderFields
        draft={draft}
        stored={stored}
        errors={isChecked ? errors : {}}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {save.isError && <Banner>{getErrorMessage(save.error, t.saveFailed)}</Banner>}
      {test.isError && <Banner>{getErrorMessage(test.error, t.testFailed)}</Banner>}
      {test.data && <Banner tone={test.data.valid ? 'success' : 'error'}>{test.data.message}</Banner>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          className="me-auto"
          disabled={isBusy}
          isLoading={test.isPending}
          onClick={() => start(test)}
        >
          {t.testConnection}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={isBusy} isLoading={save.isPending}>
          {draft.name.trim() ? fill(t.save, { name: draft.name.trim() }) : t.saveUnnamed}
        </Button>
      </div>
    </form>
  )
}

function useSave(stored: OwnProvider | null, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProviderBody) =>
      stored
        ? providersApi.ownProviders.update({ params: { id: stored.id }, body })
        : providersApi.ownProviders.create({ body }),
    onSuccess: async () => {
      toast.success(t.saved)
      await client.invalidateQueries({ queryKey: ownProvidersQuery.queryKey })
      void client.invalidateQueries({ queryKey: CHOICES_KEY })
      void client.invalidateQueries({ queryKey: generationOptionsQuery.queryKey })
      onDone()
    },
  })
}
