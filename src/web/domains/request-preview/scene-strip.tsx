import { useId } from 'react'
import type { RequestPreviewFilm } from '#contract/generation/request-preview.ts'
import { dataUrl } from '#web/lib/browser/download.ts'
import { currentLocale } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/request-preview.ts'

const formatSeconds = (seconds: number) => (Math.round(seconds * 10) / 10).toLocaleString(currentLocale())

/** The scenes that the film of a request would have, in their order, each with its length. They are edited once the film is made. */
export function SceneStrip({ film: { scenes, seconds } }: { film: RequestPreviewFilm }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-sm">
        {fill(t.scenes, { count: scenes.length, seconds: formatSeconds(seconds) })}
      </h3>
      <p className="text-sm text-muted">{t.scenesHint}</p>
      <ol tabIndex={0} aria-labelledby={id} className="mt-2 flex gap-2 overflow-x-auto overscroll-x-contain p-1">
        {scenes.map((scene, index) => (
          <li key={index} className="flex shrink-0 flex-col gap-1">
            {scene.still ? (
              <img
                src={dataUrl(scene.still)}
                alt={fill(t.sceneOf, { number: index + 1, words: scene.texts.join(' · ') })}
                className="h-36 w-auto rounded-sm shadow-[0_0_0_1px_var(--border)]"
              />
            ) : (
              <span className="skeleton block h-36 w-20 rounded-sm" />
            )}
            <span className="text-xs text-muted tabular-nums">
              {fill(t.sceneSeconds, { seconds: formatSeconds(scene.seconds) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
