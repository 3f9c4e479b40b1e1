import { useEffect, useState } from 'react'

/** Pixels a millisecond beyond which nobody can tell what passes: five screens a second. A throw goes on above half of it. */
const THROWN_SPEED = 4.5
const SLOW_SPEED = THROWN_SPEED / 2
/** Speed is that over so many movements: a frame that comes late makes a single one look slow. */
const MOVEMENTS = 4
/** Movements with more frames than that between them do not belong together: a jump stands alone. */
const STILL_FRAMES = 6

/** Whether the page scrolls so fast that loading the passing images would only slow it down. */
export function useIsFastScrolling(): boolean {
  const [thrown, setThrown] = useState(false)
  useEffect(() => {
    let places: { top: number; at: number }[] = []
    let [isFast, still, frame] = [false, 0, 0]
    const tell = (now: boolean) => {
      isFast = now
      setThrown(now)
    }
    const wait = () => {
      still += 1
      if (still <= STILL_FRAMES) {
        frame = requestAnimationFrame(wait)
        return
      }
      places = []
      tell(false)
    }
    const follow = ({ timeStamp }: Event) => {
      places = [...places.slice(-MOVEMENTS), { top: window.scrollY, at: timeStamp }]
      tell(speedOver(places) > (isFast ? SLOW_SPEED : THROWN_SPEED))
      still = 0
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(wait)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [])
  return thrown
}

/** Pixels a millisecond from the first place to the last. */
function speedOver(places: readonly { top: number; at: number }[]): number {
  const [first, last] = [places[0], places.at(-1)]
  return first && last && last.at > first.at ? Math.abs(last.top - first.top) / (last.at - first.at) : 0
}
