import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { BrandField } from '#web/domains/brands/brand-and-product-fields.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/catalog-files.ts'
import { catalogFilesApi } from './import-queries.ts'

const TABLES = '.csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/xml,application/xml'
/** Characters of a file name that are sent. */
const FILE_NAME_MAX = 100

interface UploadFormProps {
  /** The brand of the URL. */
  brandId: string | null
  onUploaded: (id: number) => void
}

/** Uploads a table of products for a brand. */
export function UploadForm({ brandId, onUploaded }: UploadFormProps) {
  const brands = useQuery(brandsQuery)
  if (brands.isPending) return <Skeleton className="h-56" />
  if (brands.isError)
    return <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, t.loadFailed)}</Banner>
  if (brands.data.length === 0)
    return (
      <Banner
        tone="info"
        actions={
          <ButtonLink to="/dashboard/brands?new" size="small">
            {t.createBrand}
          </ButtonLink>
        }
      >
        {t.noBrand}
      </Banner>
    )
  const asked = brands.data.find(({ id }) => String(id) === brandId)
  return <UploadCard brands={brands.data} start={(asked ?? brands.data[0])?.id ?? 0} onUploaded={onUploaded} />
}

interface UploadCardProps {
  brands: readonly Brand[]
  start: number
  onUploaded: (id: number) => void
}

function UploadCard({ brands, start, onUploaded }: UploadCardProps) {
  const [brand, setBrand] = useState(start)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const upload = async (file: File) => {
    setReading(true)
    setFailure(null)
    try {
      const form = { brand_id: brand, file_name: file.name.slice(-FILE_NAME_MAX) }
      onUploaded((await catalogFilesApi.imports.create({ form, files: { file: [file] } })).id)
    } catch (error) {
      setFailure(getErrorMessage(error, t.uploadFailed))
      setReading(false)
    }
  }
  return (
    <Card title={t.upload} text={t.uploadHelp}>
      <div className="flex max-w-140 flex-col gap-4">
        <BrandField help={t.brandHelp} brands={brands} brandId={brand} onChange={setBrand} />
        {isReading ? (
          <p role="status" className="flex min-h-16 items-center gap-3 rounded-sm bg-raised px-3.5">
            <Spinner />
            {t.uploading}
          </p>
        ) : (
          <FileDrop
            label={t.chooseFile}
            help={t.fileHelp}
            accept={TABLES}
            icon={FileSpreadsheet}
            onFiles={([file]) => file && void upload(file)}
          />
        )}
        {failure && <Banner>{failure}</Banner>}
      </div>
    </Card>
  )
}
