import type { ReactNode } from 'react'
import { Composition } from '#web/ui/composition.tsx'
import { Logo } from '#web/ui/logo.tsx'

interface AuthFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The page of everything around signing in: the form on the left, the product's shapes on the right. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <title>{`${title} · Signet`}</title>
      <div className="flex flex-col">
        <header className="px-6 py-5">
          <Logo className="w-fit" />
        </header>
        <main id="main" className="mx-auto flex w-full max-w-100 flex-1 flex-col justify-center px-6 pt-6 pb-20">
          <h1 className="text-xl">{title}</h1>
          {lead && <div className="mt-1.5 text-muted">{lead}</div>}
          <div className="mt-7 flex flex-col gap-5">{children}</div>
        </main>
      </div>
      <aside aria-hidden className="sticky top-0 hidden h-dvh bg-raised p-[clamp(2rem,6vh,5rem)] lg:block">
        <Composition className="h-full w-full" />
      </aside>
    </div>
  )
}
