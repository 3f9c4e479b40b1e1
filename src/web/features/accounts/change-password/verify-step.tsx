import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { CODE_DIGITS, PASSWORD_MIN } from '#contract/limits.ts'
import { CODE_INVALID, PASSWORD_CHANGE_FAILED, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/api/session.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CodeField } from '#web/domains/accounts/code-field.tsx'
import { MailboxNote } from '#web/domains/accounts/mailbox-note.tsx'
import { NewPasswordField } from '#web/domains/accounts/new-password-field.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/change-password.ts'
import { changeProblems } from './change-rules.ts'

interface VerifyStepProps {
  onResend: () => void
  onChanged: () => void
}

export function VerifyStep({ onResend, onChanged }: VerifyStepProps) {
  const [values, setValues] = useState({ code: '', password: '', confirmation: '' })
  const [left, setLeft] = useState<readonly string[]>([])
  const change = useMutation({
    mutationFn: () => api.auth.changePassword({ body: { otp_code: values.code, new_password: values.password } }),
    onSuccess: onChanged,
  })
  const problems = changeProblems(values)
  const isReady = !Object.values(problems).some(Boolean)
  /** A field's error shows only after the field has lost the focus, not while the user is typing. */
  const field = (name: keyof typeof values, message: string) => ({
    value: values[name],
    error: left.includes(name) && values[name] !== '' && problems[name] ? message : undefined,
    onBlur: () => setLeft([...left, name]),
  })
  const put = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) change.mutate()
  }
  return (
    <Card title={t.step2Of2Enter} text={fill(t.codeFieldHint, { count: CODE_DIGITS })}>
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
        {change.isError && <Banner>{getErrorMessage(change.error, PASSWORD_CHANGE_FAILED)}</Banner>}
        <MailboxNote />
        <CodeField label={t.verificationCode} {...field('code', CODE_INVALID)} onChange={(code) => put({ code })} />
        <NewPasswordField
          label={t.newPassword}
          password={values.password}
          personal={usePersonal()}
          minLength={PASSWORD_MIN}
          {...field('password', PASSWORD_TOO_SHORT)}
          onChange={(event) => put({ password: event.target.value })}
        />
        <PasswordField
          label={t.confirmPassword}
          autoComplete="new-password"
          required
          {...field('confirmation', PASSWORDS_DIFFER)}
          onChange={(event) => put({ confirmation: event.target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isReady} isLoading={change.isPending}>
            {t.changePassword}
          </Button>
          <Button variant="ghost" isWaiting={change.isPending} onClick={onResend}>
            {t.resendCode}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function usePersonal(): string[] {
  const session = useSession()
  return session.status === 'user' ? [session.user.email, session.user.username] : []
}
