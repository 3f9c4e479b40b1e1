import { useEffect, useState } from 'react'

/** Pixels a millisecond beyond which nobody can tell what passes: five screens a second. */
const THROWN_SPEED = 4.5
/** Movements no further apart, in milliseconds, belong together: a jump stands alone. */
const TOGETHER_MS = 300
/** A throw is over after so many frames without a movement. */
const STILL_FRAMES = 6

/** Whether the page is scrolled so fast that pictures of what passes would only hold it up. */
export function useThrown(): boolean {
  const [thrown, setThrown] = useState(false)
  useEffect(() => {
    let [place, moved, still, frame] = [window.scrollY, 0, 0, 0]
    const wait = () => {
      still += 1
      if (still > STILL_FRAMES) setThrown(false)
      else frame = requestAnimationFrame(wait)
    }
    const follow = ({ timeStamp }: Event) => {
      const elapsed = timeStamp - moved
      setThrown(elapsed < TOGETHER_MS && Math.abs(window.scrollY - place) > THROWN_SPEED * elapsed)
      ;[place, moved, still] = [window.scrollY, timeStamp, 0]
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
