import { CircleCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useDelayed } from '#web/lib/hooks/use-delayed.ts'
import { t } from '#web/words/accounts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BackToLogin } from './back-to-login.tsx'

/** The last step of an email flow: shows a message and redirects to the login after 3 seconds. */
export function DoneView({ title }: { title: string }) {
  const navigate = useNavigate()
  useDelayed(true, () => void navigate('/login', { replace: true }))
  return (
    <AuthFrame
      title={title}
      lead={<p role="status">{t.goingToLogin}</p>}
      mark={<CircleCheck className="-ms-0.5 size-10 text-success" strokeWidth={1.5} aria-hidden />}
    >
      <BackToLogin label={t.logInNow} />
    </AuthFrame>
  )
}
