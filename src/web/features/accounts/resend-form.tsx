import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { authRoutes } from '#contract/accounts/auth.ts'
import { RESEND_FAILED, VERIFICATION_MAIL_SENT } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { EmailField } from '#web/domains/accounts/account-fields.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'

interface ResendFormProps {
  label: string
  email?: string
  /** While this is set, the button is disabled and shows this label. */
  blockedLabel?: string | undefined
  onSent?: () => void
}

/** Requests another verification email. */
export function ResendForm({ label, email = '', blockedLabel, onSent }: ResendFormProps) {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>()
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(authRoutes.resendVerification.body),
    defaultValues: { email },
  })

  const typed = useWatch({ control, name: 'email' })

  const submit = handleSubmit(async (body) => {
    try {
      const { message } = await api.auth.resendVerification({ body })
      setOutcome({ tone: 'success', text: message || VERIFICATION_MAIL_SENT })
    } catch (error) {
      setOutcome({ tone: 'error', text: getErrorMessage(error, RESEND_FAILED) })
    }
    onSent?.()
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      <EmailField error={formState.errors.email?.message} {...register('email')} />
      <Button
        type="submit"
        size="large"
        isLoading={formState.isSubmitting}
        disabled={Boolean(blockedLabel) || !typed.trim()}
      >
        {blockedLabel ?? label}
      </Button>
    </form>
  )
}
