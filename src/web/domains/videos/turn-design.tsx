import { useQueryClient } from '@tanstack/react-query'
import { Clapperboard, GalleryHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { videoApi } from '#web/lib/api/videos.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/turn-design.ts'

interface TurnDesignProps {
  id: number
  /** What the item is now. */
  kind: 'image' | 'video' | 'carousel'
  size?: 'small' | 'medium'
}

/** Makes a film of a picture or a carousel, or a carousel of a film, and opens it in the editor. */
export function TurnDesign({ id, kind, size = 'medium' }: TurnDesignProps) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const into = kind === 'video' ? 'carousel' : 'film'
  const turn = async () => {
    setBusy(true)
    try {
      const headers = { 'idempotency-key': newIdempotencyKey() }
      const created = await videoApi.films.turn({ params: { id }, headers, body: { into } })
      await client.invalidateQueries({ queryKey: CONTENT_LISTS })
      toast.success(t.turned)
      await navigate(`/dashboard/content/${created.id}/edit`)
    } catch (error) {
      toast.error(getErrorMessage(error, t.turnFailed))
    } finally {
      setBusy(false)
    }
  }
  const [Icon, label] =
    into === 'carousel' ? [GalleryHorizontal, t.toCarousel] : [Clapperboard, kind === 'image' ? t.animate : t.toFilm]
  return (
    <Button variant="secondary" size={size} isWaiting={isBusy} onClick={() => void turn()}>
      <Icon aria-hidden />
      {isBusy ? t.turning : label}
    </Button>
  )
}
