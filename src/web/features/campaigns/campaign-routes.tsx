import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { CampaignsScreen } from './campaigns-screen.tsx'

const NewCampaignScreen = lazy(async () => ({
  default: (await import('./form/campaign-form-screens.tsx')).NewCampaignScreen,
}))
const EditCampaignScreen = lazy(async () => ({
  default: (await import('./form/campaign-form-screens.tsx')).EditCampaignScreen,
}))
const CampaignScreen = lazy(async () => ({ default: (await import('./campaign-screen.tsx')).CampaignScreen }))

/** The screens below `/dashboard/campaigns`. */
export function CampaignRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route index element={<CampaignsScreen />} />
        <Route path="new" element={<NewCampaignScreen />} />
        <Route path=":id" element={<CampaignScreen />} />
        <Route path=":id/edit" element={<EditCampaignScreen />} />
      </Routes>
    </Suspense>
  )
}
