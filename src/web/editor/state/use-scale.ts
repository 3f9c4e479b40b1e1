import { useLayoutEffect, useState, type RefObject } from 'react'
import { chooseScale, type ZoomChoice } from '../model/geometry.ts'

/** The scale of the design on the screen: CSS pixels for one pixel of the design. Follows the size of the frame around it. */
export function useScale(
  frame: RefObject<HTMLElement | null>,
  size: { width: number; height: number },
  zoom: ZoomChoice,
): number {
  const [room, setRoom] = useState({ width: 640, height: 640 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return chooseScale(zoom, size, room)
}
