import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/lib/api/api.ts'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignUpNotice } from './sign-up-notice.tsx'
import { useInvitation } from './use-invitation.ts'

export function LoginScreen() {
  return (
    <AuthFrame title={t.welcomeBack} lead={t.signInToGoOn}>
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
    <AuthFrame title={t.createYourAccount} lead={t.freeAndReadyForYour}>
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
      {fillNodes(t.byContinuingYouAgreeTo, {
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
