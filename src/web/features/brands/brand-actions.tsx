import { useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { api, messageOf } from '#web/lib/api.ts'
import { brandsQuery } from '#web/lib/brands.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { productsQuery } from '#web/lib/products.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm.tsx'

export function BrandActions({ brand }: { brand: Brand }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete brand?',
      text: 'This action cannot be undone.',
      more: `The products of ${brand.name} are deleted with it. Pictures and videos made with it stay in your library.`,
    })
    if (!isSure) return
    try {
      await api.brands.remove({ params: { id: brand.id } })
      toast.success('Brand deleted')
      client.removeQueries({ queryKey: productsQuery(brand.id).queryKey })
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
    } catch (error) {
      toast.error(messageOf(error, 'Failed to delete brand'))
    }
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => void navigate(`/dashboard/brands?edit=${brand.id}`)}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <Button
        variant="ghost"
        size="small"
        onClick={() => void copyText(JSON.stringify(brand, null, 2), 'Brand info copied to clipboard')}
      >
        <Copy aria-hidden />
        Copy
      </Button>
      <Button variant="ghost" size="small" onClick={() => void remove()}>
        <Trash2 aria-hidden />
        Delete
      </Button>
    </>
  )
}
