import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNavigationState } from './use-navigation-state.ts'

/**
 * The token of an emailed link. It is removed from the URL immediately, so that it does not appear in screenshots or shared links. It is
 * kept in the history entry, so that the page can be reloaded.
 */
export function useLinkToken(): string | null {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { token } = useNavigationState()
  const inAddress = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return inAddress ?? token ?? null
}
