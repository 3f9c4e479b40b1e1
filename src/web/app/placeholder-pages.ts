export interface PlaceholderPage {
  path: string
  title: string
  subtitle?: string
}

/** Public pages whose content does not exist yet. The footer of every public page links to them. */
export const PLACEHOLDER_PAGES: readonly PlaceholderPage[] = [
  { path: '/features', title: 'Features', subtitle: 'Everything Signet does for your brand, in detail.' },
  { path: '/pricing', title: 'Pricing', subtitle: 'Plans and what each of them includes every month.' },
  { path: '/case-studies', title: 'Case Studies', subtitle: 'How teams work with Signet.' },
  { path: '/testimonials', title: 'Testimonials', subtitle: 'What people who use Signet say about it.' },
  { path: '/blog', title: 'Blog', subtitle: 'Notes on brands, type and pictures.' },
  { path: '/help', title: 'Help & Support', subtitle: 'Answers, and people who have more of them.' },
  { path: '/guides', title: 'Guides', subtitle: 'From the first brand kit to a month of posts.' },
  { path: '/events', title: 'Events', subtitle: 'Where to meet us.' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/cookies', title: 'Cookie Policy' },
  { path: '/contact', title: 'Contact', subtitle: 'Write to the people behind Signet.' },
]
