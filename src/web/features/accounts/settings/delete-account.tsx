import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ACCOUNT_DELETE_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { endSession } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/settings.ts'

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="mb-4 text-muted">{t.deleteAccountHint}</p>
      <Button variant="secondary" className="text-danger!" onClick={() => setOpen(true)}>
        {t.deleteAccount}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} className="max-w-110 p-6">
        <DialogTitle className="text-md">{t.deleteYourAccount}</DialogTitle>
        <DialogDescription className="mt-1.5 text-muted">{t.deleteAccountWarning}</DialogDescription>
        <ConfirmForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ConfirmForm({ onCancel }: { onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => api.auth.deleteMe({ body: { password } }),
    onSuccess: ({ message }) => {
      endSession()
      toast.success(message)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) remove.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {remove.isError && <Banner>{getErrorMessage(remove.error, ACCOUNT_DELETE_FAILED)}</Banner>}
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="danger" disabled={!password} isLoading={remove.isPending}>
          {t.deleteAccount}
        </Button>
      </div>
    </form>
  )
}
