import { useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Product } from '#contract/products.ts'
import { api } from '#web/lib/api.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { PRODUCTS_KEY } from '#web/lib/products.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm.tsx'

export function ProductActions({ product }: { product: Product }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    if (!(await confirm({ title: 'Delete product?', text: 'This action cannot be undone.' }))) return
    try {
      await api.products.remove({ params: { id: product.id } })
      toast.success('Product deleted')
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    } catch {
      toast.error('Failed to delete product')
    }
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => void navigate(`/dashboard/products?edit=${product.id}`)}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <Button
        variant="ghost"
        size="small"
        onClick={() => void copyText(JSON.stringify(product, null, 2), 'Product info copied to clipboard')}
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
