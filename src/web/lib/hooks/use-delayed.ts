import { useEffect, useEffectEvent } from 'react'
import { REDIRECT_DELAY_MS } from '#contract/limits.ts'

/** Calls `go` once, 3 seconds after `isReady` became true, unless the component is unmounted before. */
export function useDelayed(isReady: boolean, go: () => void): void {
  const onTime = useEffectEvent(go)
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(onTime, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isReady])
}
