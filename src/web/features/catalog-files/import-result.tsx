import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import type { Import } from '#contract/catalog-files/imports.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { PRODUCTS_KEY } from '#web/lib/api/products.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/catalog-files.ts'
import { CountTiles } from './count-tiles.tsx'
import { catalogFilesApi, notesQuery } from './import-queries.ts'
import { NotesList } from './notes-list.tsx'

interface ImportResultProps {
  table: Import
  onLeave: () => void
}

/** What an import did, with the rows that it left out. */
export function ImportResult({ table, onLeave }: ImportResultProps) {
  const { id, counts, kind, file_name } = table
  const notes = useQuery(notesQuery(id)).data
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: PRODUCTS_KEY })
  }, [client])
  const download = async () => {
    try {
      const file = await catalogFilesApi.imports.errorFile({ params: { id } })
      saveBlob(file, `errors-${file_name.replace(/\.[^.]*$/, '')}.csv`)
    } catch (error) {
      toast.error(getErrorMessage(error, t.downloadFailed))
    }
  }
  return (
    <Card title={t.done} text={counts.errors > 0 ? t.doneHelp : t.doneClean} aside={<Badge>{t[kind]}</Badge>}>
      <div className="flex flex-col gap-5">
        <CountTiles counts={counts} />
        {notes && <NotesList {...notes} />}
        <div className="flex flex-wrap gap-2">
          {counts.errors > 0 && (
            <Button variant="secondary" onClick={() => void download()}>
              <Download aria-hidden />
              {t.downloadErrors}
            </Button>
          )}
          {table.campaign_id && (
            <ButtonLink variant="secondary" to={`/dashboard/campaigns/${table.campaign_id}`}>
              {t.openCampaign}
            </ButtonLink>
          )}
          <Button onClick={onLeave}>{t.importAnother}</Button>
        </div>
      </div>
    </Card>
  )
}
