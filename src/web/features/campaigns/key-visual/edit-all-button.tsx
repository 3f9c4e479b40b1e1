import { Languages } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/campaigns.ts'

const EditAllDialog = lazyOnDemand(
  async () => (await import('./edit-all-dialog.tsx')).EditAllDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the texts of the key visual, which all assets follow. There is nothing to edit before it is chosen. */
export function EditAllButton({
  campaign,
  variant,
}: {
  campaign: Campaign
  variant?: ComponentProps<typeof Button>['variant']
}) {
  const [isEditing, setEditing] = useState(false)
  const { key_visual } = campaign
  if (!key_visual) return null
  return (
    <>
      <Button {...(variant && { variant })} onClick={() => setEditing(true)}>
        <Languages aria-hidden />
        {t.editForAll}
      </Button>
      <EditAllDialog isOpen={isEditing} campaign={campaign} keyVisual={key_visual} onClose={() => setEditing(false)} />
    </>
  )
}
