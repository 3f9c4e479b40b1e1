import { Badge } from '#web/ui/display/badge.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/channels.ts'

/** Each channel with the shapes of its formats, as rectangles in a box of 120 by 72. */
const CHANNELS = [
  {
    name: 'Instagram',
    text: t.postsStoriesAndReels,
    shapes: [
      { x: 8, y: 12, width: 48, height: 48 },
      { x: 64, y: 6, width: 34, height: 60 },
    ],
  },
  {
    name: 'Facebook',
    text: t.pagePostsAndCovers,
    shapes: [
      { x: 8, y: 16, width: 76, height: 40 },
      { x: 90, y: 16, width: 22, height: 40 },
    ],
  },
  {
    name: 'Twitter',
    text: t.postsAndHeaders,
    shapes: [
      { x: 8, y: 8, width: 104, height: 24 },
      { x: 8, y: 38, width: 54, height: 26 },
    ],
  },
  {
    name: 'LinkedIn',
    text: t.companyAndPersonalPosts,
    shapes: [
      { x: 8, y: 12, width: 88, height: 48 },
      { x: 102, y: 12, width: 10, height: 48 },
    ],
  },
]

/** A placeholder: channels cannot be connected yet. */
export function ChannelsScreen() {
  return (
    <PageFrame title={t.socialChannels} lead={t.comingSoonHint}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {CHANNELS.map(({ name, text, shapes }) => (
          <li key={name} className="overflow-hidden rounded-lg border border-border bg-surface">
            <svg viewBox="0 0 120 72" className="w-full bg-raised" aria-hidden>
              {shapes.map((shape, index) => (
                <rect key={index} {...shape} rx={5} className={index === 0 ? 'fill-pressed' : 'fill-outline/45'} />
              ))}
              <g transform={`translate(${(shapes[0]?.x ?? 0) + 6} ${(shapes[0]?.y ?? 0) + 6}) scale(0.45)`}>
                <path className="fill-outline" d="M12 2a5 5 0 0 0 0 10h10A10 10 0 0 0 12 2Z" />
                <path className="fill-accent" d="M12 22a5 5 0 0 0 0-10H2a10 10 0 0 0 10 10Z" />
              </g>
            </svg>
            <div className="p-4">
              <div className="flex items-center justify-between gap-2">
                <h2 className="text-base">{name}</h2>
                <Badge className="normal-case!">{t.comingSoon}</Badge>
              </div>
              <p className="mt-0.5 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-muted">{t.untilThenHint}</p>
    </PageFrame>
  )
}
