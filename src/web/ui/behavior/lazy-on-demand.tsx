import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code is loaded on first use. It stays mounted afterwards. */
export function lazyOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
): (props: Props) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }))
  return (props) => {
    const [isLoaded, setLoaded] = useState(false)
    if (!isLoaded && isWanted(props)) setLoaded(true)
    return isLoaded && <Suspense>{createElement(Part as ComponentType<Props>, props)}</Suspense>
  }
}
