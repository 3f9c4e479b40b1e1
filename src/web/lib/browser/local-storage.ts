import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** Values while local storage is not available. They last as long as the page. */
const memory = new Map<string, string>()

/** Writes a value to localStorage, or removes it with null, and notifies all subscribers. False if it lasts only as long as the page. */
export function store(key: string, value: string | null): boolean {
  memory.delete(key)
  let isPersistent = true
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    isPersistent = false
    if (value !== null) memory.set(key, value)
  }
  for (const listener of listeners) listener()
  return isPersistent
}

/** A boolean in localStorage and its setter. Every component that uses the key follows a change. */
export function useLocalStorageFlag(key: string, fallback = false): [boolean, (flag: boolean) => void] {
  const flag = useLocalStorage(key)
  return [flag === null ? fallback : flag === 'true', (next) => store(key, String(next))]
}

/** The stored text. Changes in other tabs are followed. */
export function useLocalStorage(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}
