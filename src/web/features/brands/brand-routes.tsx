import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { BrandsScreen } from './brands-screen.tsx'
import { BRAND_TABS } from './page/brand-tabs.ts'

const BrandScreen = lazy(async () => ({ default: (await import('./page/brand-screen.tsx')).BrandScreen }))

/** The screens below `/dashboard/brands`: the list, and `:id/:tab`. One route, because each lazy import adds to the first screen. */
export function BrandRoutes() {
  const [first = '', second = 'overview'] = (useParams()['*'] ?? '').split('/')
  if (first === '') return <BrandsScreen />
  const tab = BRAND_TABS.find((one) => one === second)
  if (!tab) return <Navigate to={`/dashboard/brands/${first}`} replace />
  return (
    <Suspense>
      <BrandScreen key={first} brandId={Number(first)} tab={tab} />
    </Suspense>
  )
}
