import { Link } from 'react-router'
import { AuthFrame } from './auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const linkClass = 'rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'

export function LoginScreen() {
  return (
    <AuthFrame title="Welcome back" lead="Sign in to go on with your brands.">
      <LoginForm />
      <Terms />
      <p className="text-muted">
        New to Signet?{' '}
        <Link to="/register" className={linkClass}>
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
        <Link to="/login" className={linkClass}>
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}

function Terms() {
  return <p className="text-sm text-muted">By continuing you agree to our Terms of Service and Privacy Policy.</p>
}
