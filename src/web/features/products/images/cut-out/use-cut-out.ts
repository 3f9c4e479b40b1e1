import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CutOut, CutOutMarks, CutOutPreview } from '#contract/products/product-cut-outs.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/product-images.ts'
import { productImagesApi } from '../use-product-images.ts'

export interface ImageFile {
  /** The product. */
  id: number
  /** `<key>.<extension>` */
  file: string
}

/** What is stored for a picture, and the call that stores something else. */
export function useCutOut(params: ImageFile, onSaved: () => void) {
  const client = useQueryClient()
  const queryKey = ['cut-out', params.id, params.file]
  const query = useQuery({ queryKey, queryFn: () => productImagesApi.productCutOuts.get({ params }) })
  const save = useMutation({
    mutationFn: (body: CutOut) => productImagesApi.productCutOuts.save({ params, body }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      toast.success(t.cutOutSaved)
      onSaved()
    },
    onError: (error) => toast.error(getErrorMessage(error, t.cutOutNotSaved)),
  })
  return { query, save }
}

/** What designs show with these marks. While another one is drawn, the last one stays. */
export function useCutOutPreview(params: ImageFile, marks: CutOutMarks | null) {
  return useQuery({
    queryKey: ['cut-out-preview', params.id, params.file, JSON.stringify(marks)],
    queryFn: ({ signal }) => productImagesApi.productCutOuts.preview({ params, body: { marks }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}

export const urlOfPreview = ({ mime_type, content_data }: CutOutPreview) => `data:${mime_type};base64,${content_data}`

/** Loads an image to draw it on a canvas. Null until it is decoded. */
export function useImage(url: string | undefined): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    const image = new Image()
    let isCurrent = url !== undefined
    image.src = url ?? ''
    const show = (shown: HTMLImageElement | null) => isCurrent && setLoaded(shown)
    image.decode().then(
      () => show(image),
      () => show(null),
    )
    return () => {
      isCurrent = false
    }
  }, [url])
  return loaded
}
