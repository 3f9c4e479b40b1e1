import { useState } from 'react'

/** A yes or no that this browser remembers. */
export function useStoredFlag(key: string): [boolean, (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => read(key))
  const store = (next: boolean) => {
    setFlag(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {
      // Storage is refused: the choice lasts as long as the page.
    }
  }
  return [flag, store]
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}
