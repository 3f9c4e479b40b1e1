import { useMutation } from '@tanstack/react-query'
import { KeyRound, Mail } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { ApiError } from '#contract/client/client.ts'
import { CODE_DIGITS } from '#contract/limits.ts'
import { CODE_SEND_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/confirmation.ts'
import { fillNodes } from '#web/words/fill.ts'
import { CodeField } from './code-field.tsx'
import { MailboxNote } from './mailbox-note.tsx'

interface ConfirmationDialogProps {
  isOpen: boolean
  /** Where a code is sent. */
  email: string
  onConfirmed: () => void
  onClose: () => void
}

/** Takes the password, or a code from an email. What waits for it goes on afterwards. */
export function ConfirmationDialog({ isOpen, onClose, ...form }: ConfirmationDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-110 p-6">
      <ConfirmationForm onClose={onClose} {...form} />
    </Dialog>
  )
}

type Way = 'password' | 'code'

function ConfirmationForm({ email, onConfirmed, onClose }: Omit<ConfirmationDialogProps, 'isOpen'>) {
  const [way, setWay] = useState<Way>('password')
  const [typed, setTyped] = useState('')
  const confirm = useMutation({
    mutationFn: () =>
      way === 'password'
        ? api.auth.confirmByPassword({ body: { password: typed } })
        : api.auth.confirmByCode({ body: { code: typed } }),
    onSuccess: onConfirmed,
  })
  const turnTo = (next: Way) => {
    confirm.reset()
    setTyped('')
    setWay(next)
  }
  const send = useMutation({
    mutationFn: () => api.auth.sendConfirmationCode(),
    onSuccess: () => turnTo('code'),
    // Too many: one that was sent before may still work.
    onError: (error) => error instanceof ApiError && error.status === 429 && turnTo('code'),
  })
  const isReady = way === 'password' ? typed !== '' : typed.length === CODE_DIGITS
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !confirm.isPending) confirm.mutate()
  }
  const error = confirm.isError ? getErrorMessage(confirm.error, t.failed) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <DialogTitle className="text-md">{t.title}</DialogTitle>
        <DialogDescription className="mt-1.5 text-muted">
          {way === 'password' ? t.lead : fillNodes(t.sentTo, { email: <strong className="break-all">{email}</strong> })}
        </DialogDescription>
      </div>
      {send.isError && <Banner>{getErrorMessage(send.error, CODE_SEND_FAILED)}</Banner>}
      {way === 'code' && <MailboxNote />}
      {way === 'password' ? (
        <PasswordField
          key={way}
          label={t.password}
          autoComplete="current-password"
          autoFocus
          required
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <CodeField key={way} label={t.code} autoFocus error={error} value={typed} onChange={setTyped} />
      )}
      <Button
        variant="ghost"
        size="small"
        className="-ms-2.5 -mt-2 self-start"
        isLoading={send.isPending}
        onClick={() => (way === 'password' ? send.mutate() : turnTo('password'))}
      >
        {way === 'password' ? <Mail aria-hidden /> : <KeyRound aria-hidden />}
        {way === 'password' ? t.sendCode : t.passwordInstead}
      </Button>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={!isReady} isLoading={confirm.isPending}>
          {t.confirm}
        </Button>
      </div>
    </form>
  )
}
