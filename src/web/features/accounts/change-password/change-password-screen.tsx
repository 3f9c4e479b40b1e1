import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/lib/api/api.ts'
import { endSession } from '#web/lib/api/session.ts'
import { useDelayed } from '#web/lib/hooks/use-delayed.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Card, FactList } from '#web/ui/layout/card.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/change-password.ts'
import { RequestStep } from './request-step.tsx'
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
      lead={t.aCodeThatWeSend}
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
      <p className="mt-1 max-w-sm text-balance text-muted">{t.youAreBeingSignedOut}</p>
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
  { title: t.signedOutEverywhere, text: t.aNewPasswordEndsEvery },
]

const HELP = [
  { title: t.noEmailYet, text: t.lookInSpamWaitA },
  { title: t.whichAddress, text: t.theOneInYourProfile },
  { title: t.aGoodPassword, text: t.aFewWordsThatDo },
]
