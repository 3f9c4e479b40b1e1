import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CANNOT_BE_UNDONE } from '#contract/messages.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from './button.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { t } from '#web/words/ui.ts'

interface RecordActionsProps {
  editPath: string
  /** Copied to the clipboard as JSON. */
  record: object
  copied: string
  /** The question before deleting, with what else is deleted or kept. */
  question: string
  more?: string
  onDelete: () => Promise<void>
  deleted: string
  describeFailure: (error: unknown) => string
}

/** Edit, Copy and Delete buttons of a brand or a product. */
export function RecordActions({ editPath, record, copied, ...deletion }: RecordActionsProps) {
  const navigate = useNavigate()
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => void navigate(editPath)}>
        <Pencil aria-hidden />
        {t.edit}
      </Button>
      <Button variant="ghost" size="small" onClick={() => void copyText(JSON.stringify(record, null, 2), copied)}>
        <Copy aria-hidden />
        {t.copy}
      </Button>
      <Button variant="ghost" size="small" onClick={() => void askAndDelete(deletion)}>
        <Trash2 aria-hidden />
        {t.delete}
      </Button>
    </>
  )
}

async function askAndDelete(deletion: Omit<RecordActionsProps, 'editPath' | 'record' | 'copied'>): Promise<void> {
  const { question, more, onDelete, deleted, describeFailure } = deletion
  if (!(await confirm({ title: question, text: CANNOT_BE_UNDONE, ...(more && { more }) }))) return
  try {
    await onDelete()
    toast.success(deleted)
  } catch (error) {
    toast.error(describeFailure(error))
  }
}
