import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LINK_CHECK_FAILED, LINK_EXPIRED, LINK_INVALID, LINK_USED, VERIFICATION_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { DoneView } from './done-view.tsx'
import { ResendForm } from './resend-form.tsx'

/** With a token: checks it, then uses it. Without a token: a form that requests another email. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <UseLink token={token} /> : <AskAgain />
}

function AskAgain({ failure }: { failure?: string }) {
  return (
    <AuthFrame title={t.verifyYourEmail} lead={t.resendLinkLead}>
      {failure && <Banner>{failure}</Banner>}
      <ResendForm label={t.sendVerificationEmail} />
      <BackToLogin />
    </AuthFrame>
  )
}

function UseLink({ token }: { token: string }) {
  // A query, because it runs once even if the screen is mounted twice: a link works only once.
  const link = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verify(token),
    retry: false,
    staleTime: Infinity,
  })
  if (link.isError) return <AskAgain failure={link.error.message} />
  if (link.isPending) {
    return (
      <AuthFrame title={t.verifyingYourEmail}>
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> {t.oneMoment}
        </p>
      </AuthFrame>
    )
  }
  return <DoneView title={t.emailVerified} />
}

const REFUSALS = { already_used: LINK_USED, expired: LINK_EXPIRED, invalid: LINK_INVALID }

/** @throws {Error} with the message to show if the link cannot be used */
async function verify(token: string): Promise<true> {
  const status = await api.auth.checkToken({ query: { token } }).catch((error: unknown) => {
    throw new Error(getErrorMessage(error, LINK_CHECK_FAILED))
  })
  if (!status.valid) throw new Error(REFUSALS[status.reason ?? 'invalid'] ?? LINK_INVALID)
  await api.auth.verifyEmail({ query: { token } }).catch((error: unknown) => {
    throw new Error(getErrorMessage(error, VERIFICATION_FAILED))
  })
  return true
}
