import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Cell, CellEdit, CellField, CellsChange } from '#contract/campaigns/cells.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, campaignQuery, cellsQuery } from '#web/lib/api/campaigns.ts'
import { saveFrom } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'

/** Puts changed cells into the list, without fetching thousands of them again. */
async function showCells(client: QueryClient, campaignId: number, changed: readonly Cell[]): Promise<void> {
  const byId = new Map(changed.map((cell) => [cell.id, cell]))
  client.setQueryData(cellsQuery(campaignId).queryKey, (cells) => cells?.map((cell) => byId.get(cell.id) ?? cell))
  await client.invalidateQueries({ queryKey: campaignQuery(campaignId).queryKey })
}

/** Changes the status or the planned date of cells. */
export function useChangeCells(campaignId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CellsChange) => campaignApi.campaigns.changeCells({ params: { id: campaignId }, body }),
    onSuccess: async ({ cells }) => {
      toast.success(plural(t.cellsChanged, cells.length))
      await showCells(client, campaignId, cells)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.changeFailed)),
  })
}

/** Gives a cell its own words or layout. It is detached for these properties and made again. */
export function useEditCell(campaignId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ cell, edit }: { cell: number; edit: CellEdit }) =>
      campaignApi.campaigns.editCell({ params: { id: campaignId, cell }, body: edit }),
    onSuccess: (cell) => showCells(client, campaignId, [cell]),
    onError: (error) => toast.error(getErrorMessage(error, t.changeFailed)),
  })
}

/** Takes properties of a cell from the campaign again. */
export function useAttachCell(campaignId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ cell, fields }: { cell: number; fields: readonly CellField[] }) =>
      campaignApi.campaigns.attachCell({ params: { id: campaignId, cell }, body: { fields: [...fields] } }),
    onSuccess: (cell) => showCells(client, campaignId, [cell]),
    onError: (error) => toast.error(getErrorMessage(error, t.changeFailed)),
  })
}

/** Downloads the files of cells as a zip. */
export function useDownloadCells() {
  return useMutation({
    mutationFn: (ids: readonly number[]) => api.archives.create({ body: { ids: [...ids] } }),
    onSuccess: ({ url, file_name, items, size_bytes }) => {
      saveFrom(url, file_name)
      toast.success(plural(t.downloadingFiles, items, { size: fileSize(size_bytes) }))
    },
    onError: (error) => toast.error(getErrorMessage(error, t.downloadFailed)),
  })
}
