import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { VerificationStatus } from '#contract/accounts/auth.ts'
import { VERIFICATION_MAX_ATTEMPTS } from '#contract/limits.ts'
import { ATTEMPTS_RESET, ATTEMPTS_RESET_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { untilResend } from '#web/lib/format/format.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/accounts.ts'
import { isStuck } from './attempts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { ResendForm } from './resend-form.tsx'
import { useNavigationState } from './use-navigation-state.ts'

/** Shown after a login with an unverified email address. */
export function VerificationRequiredScreen() {
  const { email = '', verificationStatus, message } = useNavigationState()
  useMinuteTick()
  const query = useQuery({
    queryKey: ['verification-status', email],
    queryFn: () => api.auth.verificationStatus({ params: { email } }),
    enabled: email !== '',
    initialData: verificationStatus,
    refetchInterval: 60_000,
  })
  const status = query.data
  const isBlocked = status?.can_resend === false
  return (
    <AuthFrame title={t.verifyYourEmail} lead={message || t.verifyFirst}>
      {status && <StatusFacts status={status} />}
      <ResendForm
        label={t.resendVerificationEmail}
        email={email}
        blockedLabel={isBlocked ? fill(t.resendAvailableIn, { time: untilResend(status.next_resend_time) }) : undefined}
        onSent={() => void query.refetch()}
      />
      {status && isStuck(status) && <ResetAttempts email={email} onReset={() => void query.refetch()} />}
      <BackToLogin />
    </AuthFrame>
  )
}

function StatusFacts({ status }: { status: VerificationStatus }) {
  const facts = [
    [
      t.verificationAttempts,
      fill(t.of, {
        used: status.verification_attempts,
        max: status.max_attempts ?? VERIFICATION_MAX_ATTEMPTS,
      }),
    ],
    [t.canResend, status.can_resend ? t.yes : t.no],
    [t.nextResend, untilResend(status.next_resend_time)],
  ]
  return (
    <dl className="divide-y divide-border rounded-md border border-border bg-surface px-4">
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ResetAttempts({ email, onReset }: { email: string; onReset: () => void }) {
  const reset = useMutation({
    mutationFn: () => api.auth.resetVerificationAttempts({ body: { email } }),
    onSuccess: ({ message }) => {
      toast.success(message || ATTEMPTS_RESET)
      onReset()
    },
    onError: (error) => toast.error(getErrorMessage(error, ATTEMPTS_RESET_FAILED)),
  })
  return (
    <button
      type="button"
      disabled={reset.isPending}
      onClick={() => reset.mutate()}
      className={`self-start py-1 disabled:opacity-45 ${textLinkClass}`}
    >
      {t.resetVerificationAttemptsIfStuck}
    </button>
  )
}

/** Rerenders regularly, so that the remaining time counts down. */
function useMinuteTick(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 15_000)
    return () => clearInterval(timer)
  }, [])
}
