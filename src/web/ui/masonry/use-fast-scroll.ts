import { useEffect, useState } from 'react'

/** Pixels per millisecond, about five screens a second: nobody can recognize images at that speed. It ends below half of it. */
const THROWN_SPEED = 4.5
const SLOW_SPEED = THROWN_SPEED / 2
/** The speed is averaged over this many scroll events, because one late frame makes a single event look slow. */
const MOVEMENTS = 4
/** After this many frames without a scroll event, the measurement starts again, so that a jump counts alone. */
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

/** Pixels per millisecond from the first position to the last. */
function speedOver(places: readonly { top: number; at: number }[]): number {
  const [first, last] = [places[0], places.at(-1)]
  return first && last && last.at > first.at ? Math.abs(last.top - first.top) / (last.at - first.at) : 0
}
