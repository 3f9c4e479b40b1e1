import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNavigationState } from './use-navigation-state.ts'

/** The address and the token of an invitation's link. As with other emailed links, the token is removed from the URL immediately. */
export function useInvitation(): { email: string; invitation: string | undefined } {
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
