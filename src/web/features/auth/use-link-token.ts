import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of an emailed link. It is removed from the URL immediately, so that it does not appear in screenshots or shared links. It is
 * kept in the history entry, so that the page can be reloaded.
 */
export function useLinkToken(): string | null {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const inAddress = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return inAddress ?? (state as { token?: string } | null)?.token ?? null
}
