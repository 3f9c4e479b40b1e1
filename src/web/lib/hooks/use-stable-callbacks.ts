import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** Functions whose identity never changes while the component is mounted. Each calls the latest function of its name. */
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each function passes its arguments on to the one of its name
  return steady as T
}
