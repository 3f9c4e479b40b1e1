import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Logo } from '#web/ui/display/logo.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { ShowcaseImage } from '#web/ui/showcase/showcase-image.tsx'
import { changeLanguage } from '#web/words/load-language.ts'

interface AuthFrameProps {
  title: string
  lead?: ReactNode
  /** Shown above the title. */
  mark?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in and registration pages: the form on the left, sample images on the right. */
export function AuthFrame({ title, lead, mark, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <title>{`${title} · Signet`}</title>
      <div className="flex flex-col">
        <header className="flex items-center justify-between gap-4 px-6 py-5">
          <Logo className="w-fit" />
          <LanguageOffer className={buttonClass({ variant: 'ghost', size: 'small' })} onAccept={changeLanguage} />
        </header>
        <main
          id="main"
          className="mx-auto flex w-full max-w-100 flex-1 flex-col justify-center px-6 pt-6 pb-20 wrap-anywhere"
        >
          {mark && <div className="mb-4">{mark}</div>}
          <h1 className="text-xl">{title}</h1>
          {lead && <div className="mt-1.5 text-muted">{lead}</div>}
          <div className="mt-7 flex flex-col gap-5">{children}</div>
        </main>
      </div>
      <Wall />
    </div>
  )
}

/** Columns of images that the container crops at the top and bottom. */
const COLUMNS = [
  ['harbor', 'havn', 'fernweh'],
  ['ledgerline', 'verdant', 'crumb'],
  ['sunbolt', 'nocturne'],
] as const

/** Sample images of the product. They are decoration, so they are hidden from screen readers. */
function Wall() {
  return (
    <aside aria-hidden className="sticky top-0 hidden h-dvh overflow-hidden bg-raised px-6 lg:block">
      <div className="grid h-full grid-cols-2 gap-4 xl:grid-cols-3">
        {COLUMNS.map((names, index) => (
          <div
            key={names[0]}
            className={clsx('flex h-0 min-h-full flex-col justify-center gap-4', index === 2 && 'max-xl:hidden')}
          >
            {names.map((name) => (
              <ShowcaseImage key={name} name={name} sizes="(min-width: 1280px) 17vw, 24vw" className="shrink-0" />
            ))}
          </div>
        ))}
      </div>
    </aside>
  )
}
