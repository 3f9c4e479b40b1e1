import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { BrandsScreen } from './brands-screen.tsx'

const ConsistencyScreen = lazy(async () => ({
  default: (await import('./consistency/consistency-screen.tsx')).ConsistencyScreen,
}))

/** The screens below `/dashboard/brands`: the list, and `:id/consistency`. One route, because each lazy import adds to the first screen. */
export function BrandRoutes() {
  const [first = '', second] = (useParams()['*'] ?? '').split('/')
  if (first === '') return <BrandsScreen />
  if (second !== 'consistency') return <Navigate to="/dashboard/brands" replace />
  return (
    <Suspense>
      <ConsistencyScreen key={first} brandId={Number(first)} />
    </Suspense>
  )
}
