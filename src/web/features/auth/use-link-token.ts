import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a mailed link. It is taken out of the address at once, so that it stays in no screenshot and no shared
 * address, and kept with the history entry, so that the page can be loaded again.
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
