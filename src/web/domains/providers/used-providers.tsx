import type { GenerationOptions } from '#contract/generation/generator.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/providers.ts'
import { nameProvider } from './provider-names.ts'

type Used = NonNullable<GenerationOptions['providers']>

const LABELS = { copy: t.texts, picture: t.images, film: t.videos }

interface UsedProvidersProps {
  providers: Used
  /** The content types that are made. */
  types: readonly string[]
}

/** What makes the texts, images and videos of a request, and why that is not possible. */
export function UsedProviders({ providers, types }: UsedProvidersProps) {
  const [copy, picture, film] = (['copy', 'picture', 'film'] as const).map((of) =>
    providers.find(({ kind }) => kind === of),
  )
  const isPainted = types.includes('image') || film?.name === null
  const used = [copy, isPainted && picture, types.includes('video') && film].filter(
    (one) => one !== undefined && one !== false,
  )
  const problem = used.find((one) => one.problem !== null)?.problem
  return (
    <div className="mt-4 border-t border-border pt-4">
      <h3 className="text-sm font-medium">{t.madeBy}</h3>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {used.map((one) => (
          <div key={one.kind} className="contents">
            <dt className="text-muted">{LABELS[one.kind]}</dt>
            <dd className="min-w-0 break-words">
              <bdi>{nameProvider(one)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {problem && (
        <div className="mt-3">
          <Banner
            actions={
              <ActionLink to="/dashboard/api-keys" variant="secondary" size="small">
                {t.change}
              </ActionLink>
            }
          >
            {problem}
          </Banner>
        </div>
      )}
    </div>
  )
}
