import { Link } from 'react-router'
import { Logo } from '#web/ui/display/logo.tsx'

const COLUMNS = [
  {
    title: 'Product',
    links: [
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['Case Studies', '/case-studies'],
      ['Testimonials', '/testimonials'],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['Blog', '/blog'],
      ['Help', '/help'],
      ['Guides', '/guides'],
      ['Events', '/events'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
    ],
  },
] as const

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-border">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-4 py-14 sm:grid-cols-3 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2 sm:max-lg:col-span-3">
          <Logo className="w-fit" />
          <p className="mt-3 max-w-64 text-sm text-muted">Pictures that look like your brand, every time.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
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
