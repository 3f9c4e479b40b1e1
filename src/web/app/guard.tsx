import { Navigate } from 'react-router'
import { useSession } from '#web/lib/api/session.ts'
import { LoadingPage } from './loading-page.tsx'
import { Shell } from './shell/shell.tsx'

/** Everything under /dashboard: 'Loading...' while the session is unknown, /login without a user. */
export function GuardedShell() {
  const session = useSession()
  if (session.status === 'loading') return <LoadingPage />
  if (session.status === 'signed-out') return <Navigate to="/login" replace />
  // Another person in another tab starts afresh: nothing that is open or followed for one is shown to the other.
  return <Shell key={session.user.id} user={session.user} />
}
