import { Link } from 'react-router'
import { Logo } from '#web/ui/display/logo.tsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { EnglishOffer, LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { changeLanguage } from '#web/words/load-language.ts'
import { t } from '#web/words/site.ts'

const listColumns = () =>
  [
    {
      title: t.product,
      links: [
        [t.features, '/features'],
        [t.pricing, '/pricing'],
        [t.caseStudies, '/case-studies'],
        [t.testimonials, '/testimonials'],
      ],
    },
    {
      title: t.resources,
      links: [
        [t.blog, '/blog'],
        [t.help, '/help'],
        [t.guides, '/guides'],
        [t.events, '/events'],
      ],
    },
    {
      title: t.legal,
      links: [
        [t.privacy, '/privacy'],
        [t.terms, '/terms'],
        [t.cookies, '/cookies'],
      ],
    },
  ] as const

const offerClass = buttonClass({ variant: 'secondary', size: 'small', className: 'mt-5' })

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-border">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-4 py-14 sm:grid-cols-3 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2 sm:max-lg:col-span-3">
          <Logo className="w-fit" />
          <p className="mt-3 max-w-64 text-sm text-muted">{t.slogan}</p>
          {/* The header of a phone has no room for the offer. */}
          <LanguageOffer className={`${offerClass} sm:hidden`} onAccept={changeLanguage} />
          <EnglishOffer className={offerClass} onAccept={changeLanguage} />
        </div>
        {listColumns().map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-sm font-medium">{title}</p>
            <ul className="mt-3 flex flex-col">
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-8 items-center rounded-sm text-muted hover:text-text pointer-coarse:min-h-10"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
