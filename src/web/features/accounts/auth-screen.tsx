import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { SignUpRules } from '#contract/accounts/sign-up.ts'
import { api } from '#web/lib/api/api.ts'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/accounts.ts'
import { fill, fillNodes } from '#web/words/fill.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { useNavigationState } from './use-navigation-state.ts'

export function LoginScreen() {
  return (
    <AuthFrame title={t.welcomeBack} lead={t.signInLead}>
      <LoginForm />
      <Terms />
      <p className="text-muted">
        {fillNodes(t.newToSignet, {
          link: (
            <Link to="/register" className={textLinkClass}>
              {t.createAnAccount}
            </Link>
          ),
        })}
      </p>
    </AuthFrame>
  )
}

export function RegisterScreen() {
  const { email, invitation } = useInvitation()
  const rules = useQuery({ queryKey: ['sign-up'], queryFn: () => api.auth.signUpRules() }).data
  const isClosed = rules?.sign_up === 'off'
  return (
    <AuthFrame title={t.createYourAccount} lead={t.signUpLead}>
      {rules && <SignUpNotice rules={rules} isInvited={invitation !== undefined} />}
      {!isClosed && <RegisterForm email={email} invitation={invitation} />}
      {!isClosed && <Terms />}
      <p className="text-muted">
        {fillNodes(t.alreadyHaveAnAccount, {
          link: (
            <Link to="/login" className={textLinkClass}>
              {t.logIn}
            </Link>
          ),
        })}
      </p>
    </AuthFrame>
  )
}

function Terms() {
  return (
    <p className="text-sm text-muted">
      {fillNodes(t.agreement, {
        terms: (
          <Link to="/terms" className="rounded-sm underline underline-offset-2 hover:text-text">
            {t.termsOfService}
          </Link>
        ),
        privacy: (
          <Link to="/privacy" className="rounded-sm underline underline-offset-2 hover:text-text">
            {t.privacyPolicy}
          </Link>
        ),
      })}
      .
    </p>
  )
}

/** The address and the token of an invitation's link. As with other emailed links, the token is removed from the URL immediately. */
function useInvitation(): { email: string; invitation: string | undefined } {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const stored = useNavigationState()
  const query = new URLSearchParams(search)
  const [email, invitation] = [query.get('email') ?? stored.email ?? '', query.get('invitation')]
  useEffect(() => {
    if (invitation) void navigate(pathname, { replace: true, state: { email, token: invitation } })
  }, [email, invitation, navigate, pathname])
  return { email, invitation: invitation ?? stored.token }
}

/** Says before the form is filled in whom the operator lets sign up. */
function SignUpNotice({ rules, isInvited }: { rules: SignUpRules; isInvited: boolean }) {
  const { sign_up, domains } = rules
  if (sign_up === 'off') return <Banner tone="info">{t.signUpClosed}</Banner>
  if (isInvited) return null
  if (sign_up === 'invite') return <Banner tone="info">{t.signUpByInvitation}</Banner>
  if (domains.length > 0) return <Banner tone="info">{fill(t.signUpDomains, { domains: domains.join(', ') })}</Banner>
  return null
}
