import { useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/campaigns.ts'
import { useNewestVersion } from '../use-newest-version.ts'
import { EditFooter } from './edit-footer.tsx'
import { EditSamples } from './edit-samples.tsx'
import { useApplyEdit, useEditPreview } from './use-campaign-edit.ts'

interface NewerVersionProps {
  campaign: Campaign
  contentId: number
}

/** Offers to use a version of the key visual that was saved in the editor. Everything that differs then flows to all assets. */
export function NewerVersion({ campaign, contentId }: NewerVersionProps) {
  const newest = useNewestVersion(contentId)
  const [isAsking, setAsking] = useState(false)
  if (newest === contentId) return null
  return (
    <>
      <Banner
        tone="info"
        actions={
          <Button size="small" onClick={() => setAsking(true)}>
            {t.applyToAll}
          </Button>
        }
      >
        {t.newerVersion}
      </Banner>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} className="max-w-150">
        <UseVersion campaign={campaign} contentId={newest} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

function UseVersion({ campaign, contentId, onClose }: NewerVersionProps & { onClose: () => void }) {
  const edit = { content_id: contentId }
  const { preview, isCurrent, error } = useEditPreview(campaign.id, edit)
  const apply = useApplyEdit(campaign.id, onClose)
  return (
    <div className="flex flex-col">
      <div className="flex flex-col gap-4 p-6">
        <DialogTitle className="text-md">{t.newerForAllTitle}</DialogTitle>
        <DialogDescription className="text-muted">{t.newerForAllText}</DialogDescription>
        <EditSamples campaignId={campaign.id} edit={edit} preview={preview} isCurrent={isCurrent} />
      </div>
      <EditFooter preview={preview} isCurrent={isCurrent} error={error}>
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button isWaiting={!isCurrent} isLoading={apply.isPending} onClick={() => apply.mutate(edit)}>
          {t.applyToAll}
        </Button>
      </EditFooter>
    </div>
  )
}
