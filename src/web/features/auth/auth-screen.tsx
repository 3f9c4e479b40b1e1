import { Link } from 'react-router'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export function LoginScreen() {
  return (
    <AuthFrame title="Welcome back" lead="Sign in to go on with your brands.">
      <LoginForm />
      <Terms />
      <p className="text-muted">
        New to Signet?{' '}
        <Link to="/register" className={textLinkClass}>
          Create an account
        </Link>
      </p>
    </AuthFrame>
  )
}

export function RegisterScreen() {
  return (
    <AuthFrame title="Create your account" lead="Free, and ready for your first brand in a minute.">
      <RegisterForm />
      <Terms />
      <p className="text-muted">
        Already have an account?{' '}
        <Link to="/login" className={textLinkClass}>
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}

function Terms() {
  return (
    <p className="text-sm text-muted">
      By continuing you agree to our{' '}
      <Link to="/terms" className="rounded-sm underline underline-offset-2 hover:text-text">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link to="/privacy" className="rounded-sm underline underline-offset-2 hover:text-text">
        Privacy Policy
      </Link>
      .
    </p>
  )
}
