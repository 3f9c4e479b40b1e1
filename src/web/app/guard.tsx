import { Navigate } from 'react-router'
import { useSession } from '#web/lib/api/session.ts'
import { LoadingPage } from './loading-page.tsx'
import { Shell } from './shell/shell.tsx'

/** Guards all paths under /dashboard: shows 'Loading...' until the session is known, and redirects to /login without a user. */
export function GuardedShell() {
  const session = useSession()
  if (session.status === 'loading') return <LoadingPage />
  if (session.status === 'signed-out') return <Navigate to="/login" replace />
  // The key remounts the shell for another user, so that no open dialog or followed job of the previous user remains.
  return <Shell key={session.user.id} user={session.user} />
}
