import { ShowcasePicture } from '#web/ui/showcase/showcase-picture.tsx'
import { t } from '#web/words/landing.ts'
import { SectionTitle, sectionClass } from './section-title.tsx'

const PLATFORMS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'TikTok', 'Pinterest']

/** One sentence in three formats, and the platforms that use these formats. */
export function Platforms() {
  return (
    <section aria-labelledby="platforms">
      <div className={`${sectionClass} grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]`}>
        <div>
          <SectionTitle id="platforms" text={t.platformsText}>
            {t.platformsTitle}
          </SectionTitle>
          <ul aria-label={t.platforms} className="mt-8 flex max-w-md flex-wrap gap-2">
            {PLATFORMS.map((platform) => (
              <li key={platform} className="rounded-full border border-outline/50 px-3.5 py-1.5 font-medium">
                {platform}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-[1fr_1.14fr] items-start gap-3 sm:gap-4">
          <ShowcasePicture name="sunbolt-story" sizes="(min-width: 1024px) 20rem, 44vw" />
          <div className="flex flex-col gap-3 sm:gap-4">
            <ShowcasePicture name="sunbolt" sizes="(min-width: 1024px) 23rem, 50vw" />
            <ShowcasePicture name="sunbolt-banner" sizes="(min-width: 1024px) 23rem, 50vw" />
          </div>
        </div>
      </div>
    </section>
  )
}
