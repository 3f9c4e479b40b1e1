import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import } from '#contract/catalog-files/imports.ts'
import { ENCODINGS_BY_SCRIPT, type EncodingScript, type TextEncoding } from '#contract/text/text-encodings.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/catalog-files.ts'
import { catalogFilesApi, importQuery, importsQuery } from './import-queries.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
const SCRIPTS = Object.keys(ENCODINGS_BY_SCRIPT) as EncodingScript[]
const OPTIONS = SCRIPTS.flatMap((script) =>
  ENCODINGS_BY_SCRIPT[script].map((value): { value: TextEncoding; label: string } => ({
    value,
    label: `${t[script]} (${value})`,
  })),
)

/** The encoding that a table was read in. Another choice reads it again. Renders nothing for tables of older versions. */
export function EncodingField({ table: { id, encoding } }: { table: Import }) {
  const client = useQueryClient()
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!encoding) return null
  const choose = async (chosen: TextEncoding) => {
    setReading(true)
    setFailure(null)
    try {
      const table = await catalogFilesApi.imports.encode({ params: { id }, body: { encoding: chosen } })
      client.removeQueries({ queryKey: [...importQuery(id).queryKey, 'check'] })
      client.setQueryData(importQuery(id).queryKey, table)
      await client.invalidateQueries({ queryKey: importsQuery.queryKey })
    } catch (error) {
      setFailure(getErrorMessage(error, t.readAgainFailed))
    }
    setReading(false)
  }
  return (
    <div className="flex flex-col gap-3" aria-busy={isReading}>
      <SelectField
        label={t.encoding}
        help={t.encodingHelp}
        value={encoding}
        options={OPTIONS}
        onChange={(chosen) => void choose(chosen)}
      />
      {failure && <Banner>{failure}</Banner>}
    </div>
  )
}
