import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { FirstPicture } from './first-picture.tsx'
import { StartForm } from './start-form.tsx'
import { useFirstPicture } from './use-first-picture.ts'

/** The short path to a first image: a name, two colors and a font pairing. Everything else can be added later. */
export function StartScreen() {
  const first = useFirstPicture()
  if (first.generation.status !== 'idle') return <FirstPicture first={first} />
  return (
    <PageFrame title="Your first picture" lead="Three choices now. Everything else about your brand can wait.">
      <StartForm isBusy={first.isKeeping} onSubmit={first.make} />
    </PageFrame>
  )
}
