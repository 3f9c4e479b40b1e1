import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { REDIRECT_DELAY_MS } from '#contract/limits.ts'
import { LINK_EXPIRED, LINK_INVALID, LINK_USED } from '#contract/messages.ts'
import { api, messageOf } from '#web/lib/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ResendForm } from './resend-form.tsx'

/** With a token: checked, then used. Without: a form that asks for another letter. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <UseLink token={token} /> : <AskAgain />
}

function AskAgain({ failure }: { failure?: string }) {
  return (
    <AuthFrame title="Verify your email" lead="Enter the address you signed up with and we send you a new link.">
      {failure && <Banner>{failure}</Banner>}
      <ResendForm label="Send Verification Email" />
      <BackToLogin />
    </AuthFrame>
  )
}

function UseLink({ token }: { token: string }) {
  const navigate = useNavigate()
  // A query, because it runs once however often the screen is mounted: a link works only once.
  const link = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verify(token),
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!link.isSuccess) return undefined
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [link.isSuccess, navigate])

  if (link.isError) return <AskAgain failure={link.error.message} />
  if (link.isPending) {
    return (
      <AuthFrame title="Verifying your email">
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> One moment…
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Email Verified!" lead="Taking you to the login in 3 seconds.">
      <CircleCheck className="size-10 text-success" strokeWidth={1.5} aria-hidden />
      <BackToLogin label="Log in now" />
    </AuthFrame>
  )
}

function BackToLogin({ label = 'Back to login' }: { label?: string }) {
  return (
    <ButtonLink to="/login" variant="secondary" className="self-start">
      {label}
    </ButtonLink>
  )
}

const REFUSALS = { already_used: LINK_USED, expired: LINK_EXPIRED, invalid: LINK_INVALID }

async function verify(token: string): Promise<string> {
  const status = await api.auth.checkToken({ query: { token } }).catch((error: unknown) => {
    throw new Error(messageOf(error, 'Failed to check verification link. Please try again.'))
  })
  if (!status.valid) throw new Error(REFUSALS[status.reason ?? 'invalid'] ?? LINK_INVALID)
  const { message } = await api.auth.verifyEmail({ query: { token } }).catch((error: unknown) => {
    throw new Error(messageOf(error, 'Email verification failed'))
  })
  return message
}
