import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Design } from '#contract/designs/design-document.ts'
import { DirectionStrip } from '#web/domains/directions/direction-strip.tsx'
import { designApi } from '#web/lib/api/designs.ts'
import { otherDesignsQuery } from '#web/lib/api/directions.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t as d } from '#web/words/directions.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'

const REST_MS = 600

/** Previews of the current design in every suitable layout. */
export function LayoutsPanel() {
  const editor = useEditorContext()
  const design = useDebounced(editor.design, REST_MS)
  const { layout: _, ...content } = design
  const layouts = useQuery({
    queryKey: ['design', editor.id, 'layouts', content],
    queryFn: ({ signal }) => designApi.design.layouts({ params: { id: editor.id }, body: toBody(design), signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  if (layouts.isError) return <Banner onRetry={() => void layouts.refetch()}>{t.layoutsNotDrawn}</Banner>
  const { width, height } = editor.facts.size
  const current = editor.preview?.layout
  return (
    <div className="flex flex-col gap-4">
      <DesignDirections design={design} />
      <ul aria-label={t.layoutsTab} className="grid grid-cols-2 gap-2">
        {layouts.isPending
          ? Array.from({ length: 6 }, (_none, index) => (
              <li key={index} className="skeleton" style={{ aspectRatio: `${width} / ${height}` }} />
            ))
          : layouts.data.layouts.map(({ layout, image }) => (
              <li key={layout}>
                <button
                  type="button"
                  aria-pressed={layout === current}
                  aria-label={optionLabel(layout)}
                  title={optionLabel(layout)}
                  onClick={() =>
                    editor.dispatch({
                      type: 'edit',
                      change: (now) => ({ ...now, layout }),
                      label: fill(t.changedLayoutTo, { layout: optionLabel(layout) }),
                    })
                  }
                  className={clsx(
                    'block w-full overflow-hidden rounded-sm outline-offset-2',
                    layout === current
                      ? 'outline-2 outline-accent-ink'
                      : 'shadow-[0_0_0_1px_var(--border)] hover:shadow-[0_0_0_1px_var(--outline)]',
                  )}
                >
                  <img
                    src={dataUrl(image)}
                    alt=""
                    className="block w-full"
                    style={{ aspectRatio: `${width} / ${height}` }}
                  />
                </button>
              </li>
            ))}
      </ul>
    </div>
  )
}

/** Other designs of the same words and pictures. Each has another layout and other colors. */
function DesignDirections({ design: { carousel: _, ...design } }: { design: Design }) {
  const editor = useEditorContext()
  const designs = useQuery({ ...otherDesignsQuery(editor.id, design), placeholderData: keepPreviousData })
  if (designs.isError || (designs.data && designs.data.length < 2)) return null
  return (
    <section aria-label={d.otherDesigns} className="@container flex flex-col gap-2">
      <h3 className="text-sm">{d.otherDesigns}</h3>
      <DirectionStrip
        label={d.otherDesigns}
        directions={designs.data ?? null}
        size={editor.facts.size}
        chosen={design.seed ?? null}
        isBehind={designs.isPlaceholderData}
        onChoose={({ seed, layout }) =>
          editor.dispatch({ type: 'edit', change: (now) => ({ ...now, seed, layout }), label: t.changedVariation })
        }
      />
    </section>
  )
}

const toBody = (design: Design) => ({ ...design, ratio: 0.2 })
