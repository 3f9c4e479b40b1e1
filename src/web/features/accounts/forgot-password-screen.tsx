import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { authRoutes } from '#contract/accounts/auth.ts'
import { RESET_MAIL_FAILED, RESET_MAIL_SENT } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { EmailField } from '#web/domains/accounts/account-fields.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { MailboxNote } from '#web/domains/accounts/mailbox-note.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'

export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ email: string; message: string }>()
  if (sent) return <SentView {...sent} onAgain={() => setSent(undefined)} />
  return (
    <AuthFrame title={t.forgotYourPassword} lead={t.forgotPasswordLead}>
      <RequestForm onSent={setSent} />
      <BackToLogin />
    </AuthFrame>
  )
}

function RequestForm({ onSent }: { onSent: (sent: { email: string; message: string }) => void }) {
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(authRoutes.forgotPassword.body),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (body) => {
    setFailure('')
    try {
      const { message } = await api.auth.forgotPassword({ body })
      onSent({ email: body.email, message: message || RESET_MAIL_SENT })
    } catch (error) {
      setFailure(getErrorMessage(error, RESET_MAIL_FAILED))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure && <Banner>{failure}</Banner>}
      <EmailField error={formState.errors.email?.message} {...register('email')} />
      <Button type="submit" size="large" isLoading={formState.isSubmitting}>
        {t.sendResetLink}
      </Button>
    </form>
  )
}

function SentView({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) {
  return (
    <AuthFrame title={t.checkYourEmail} lead={<p role="status">{message}</p>}>
      <p>{fillNodes(t.resetLinkSent, { email: <strong className="font-semibold">{email}</strong> })}</p>
      <MailboxNote />
      <div className="flex flex-wrap gap-2">
        <BackToLogin />
        <Button variant="ghost" onClick={onAgain}>
          {t.anotherAddress}
        </Button>
      </div>
    </AuthFrame>
  )
}
