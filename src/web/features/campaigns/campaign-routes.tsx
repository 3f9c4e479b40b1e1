import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { CampaignsScreen } from './campaigns-screen.tsx'

const NewCampaignScreen = lazy(async () => ({
  default: (await import('./form/campaign-form-screens.tsx')).NewCampaignScreen,
}))
const EditCampaignScreen = lazy(async () => ({
  default: (await import('./form/campaign-form-screens.tsx')).EditCampaignScreen,
}))
const CampaignScreen = lazy(async () => ({ default: (await import('./campaign-screen.tsx')).CampaignScreen }))

/**
 * The screens below `/dashboard/campaigns`: the list, `new`, `:id` and `:id/edit`. The path is split here, because the router's own
 * `Routes` would add 400 bytes to the first screen.
 */
export function CampaignRoutes() {
  const [first = '', second] = (useParams()['*'] ?? '').split('/')
  if (first === '') return <CampaignsScreen />
  const id = Number(first)
  return (
    <Suspense>
      {first === 'new' && <NewCampaignScreen />}
      {first !== 'new' && second === 'edit' && <EditCampaignScreen id={id} />}
      {first !== 'new' && second !== 'edit' && <CampaignScreen id={id} />}
    </Suspense>
  )
}
