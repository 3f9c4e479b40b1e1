import { PencilRuler } from 'lucide-react'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/content.ts'

/** Opens the editor with its texts. */
export const TEXT_HASH = '#text'

interface EditDesignProps {
  id: number
  size?: 'small' | 'medium'
  className?: string
}

/** Opens the editor of a content item. */
export function EditDesign({ id, size = 'medium', className }: EditDesignProps) {
  return (
    <ButtonLink to={`/dashboard/content/${id}/edit`} variant="secondary" size={size} className={className}>
      <PencilRuler aria-hidden />
      {t.editDesign}
    </ButtonLink>
  )
}
