import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client/client.ts'
import { CODE_SEND_FAILED, CODE_SEND_REFUSED, CODE_SENT } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { endSession, useSession } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useDelayed } from '#web/lib/hooks/use-delayed.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card, FactList } from '#web/ui/layout/card.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/change-password.ts'
import { fillNodes } from '#web/words/fill.ts'
import { VerifyStep } from './verify-step.tsx'

type Step = 'request' | 'verify' | 'done'

/** Requests a code by email, then takes the code and the new password. If a code was sent already, it starts with the second step. */
export function ChangePasswordScreen() {
  const [chosen, setStep] = useState<Step>()
  const status = useQuery({
    queryKey: ['password-code'],
    queryFn: () => api.auth.passwordCodeStatus(),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const step = chosen ?? (status.data?.has_active_otp ? 'verify' : 'request')
  return (
    <PageFrame
      title={t.changePassword}
      lead={t.codeHint}
      actions={
        <ButtonLink to="/dashboard" variant="secondary">
          <ArrowLeft aria-hidden />
          {t.backToDashboard}
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {status.isPending && <StepSkeleton />}
        {!status.isPending && step === 'request' && <RequestStep onSent={() => setStep('verify')} />}
        {!status.isPending && step === 'verify' && (
          <VerifyStep onResend={() => setStep('request')} onChanged={() => setStep('done')} />
        )}
        {step === 'done' && <DoneStep />}
        <div className="flex flex-col gap-6">
          <Card title={t.securityFeatures}>
            <FactList facts={SECURITY} />
          </Card>
          <Card title={t.needHelp}>
            <FactList facts={HELP} />
          </Card>
        </div>
      </div>
    </PageFrame>
  )
}

/** The server has already ended every session. The page says so before it redirects. */
function DoneStep() {
  const navigate = useNavigate()
  useDelayed(true, () => {
    endSession()
    void navigate('/login', { replace: true })
  })
  return (
    <div
      role="status"
      className="flex flex-col items-center rounded-lg border border-border bg-surface px-6 py-14 text-center"
    >
      <CircleCheck className="size-10 text-success" strokeWidth={1.5} aria-hidden />
      <h2 className="mt-5 text-lg">{t.passwordChangedSuccessfully}</h2>
      <p className="mt-1 max-w-sm text-balance text-muted">{t.signingOut}</p>
    </div>
  )
}

function StepSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-6">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-9 w-44" />
    </div>
  )
}

const SECURITY = [
  { title: t.aCodeOnce, text: t.itHas6DigitsWorks },
  { title: t.fewTries, text: t.after5WrongTriesA },
  { title: t.signedOutEverywhere, text: t.endsSessionsHint },
]

const HELP = [
  { title: t.noEmailYet, text: t.noEmailHint },
  { title: t.whichAddress, text: t.emailHint },
  { title: t.aGoodPassword, text: t.goodPasswordHint },
]

function RequestStep({ onSent }: { onSent: () => void }) {
  const session = useSession()
  const send = useMutation({
    mutationFn: () => api.auth.sendPasswordCode(),
    onSuccess: ({ message }) => {
      toast.success(message || CODE_SENT)
      onSent()
    },
  })
  return (
    <Card title={t.step1Of2Get} text={t.keepOpenHint}>
      <div className="flex flex-col gap-5">
        {send.isError && <Banner>{describeFailure(send.error)}</Banner>}
        {session.status === 'user' && (
          <p>
            {fillNodes(t.theCodeGoesTo, {
              email: <strong className="font-semibold break-all">{session.user.email}</strong>,
            })}
          </p>
        )}
        <Button className="self-start" isLoading={send.isPending} onClick={() => send.mutate()}>
          {t.sendVerificationCode}
        </Button>
      </div>
    </Card>
  )
}

/** The server's message, or a general one that differs between a refusal and a missing reply. */
function describeFailure(error: Error): string {
  return getErrorMessage(error, error instanceof ApiError && error.status > 0 ? CODE_SEND_REFUSED : CODE_SEND_FAILED)
}
