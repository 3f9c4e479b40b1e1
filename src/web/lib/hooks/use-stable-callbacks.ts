import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** The same functions for as long as the screen stands, each doing what the newest of its name does: for what is drawn rarely. */
export function useStableCallbacks<T extends Functions>(functions: T): T {
  const newest = useRef(functions)
  useLayoutEffect(() => {
    newest.current = functions
  })
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args: never[]) => newest.current[name]?.(...args)]),
    ),
  )
  return steady as T
}
