/** Public pages whose content does not exist yet. The footer of every public page links to them. */
export const PLACEHOLDER_PATHS = [
  '/features',
  '/pricing',
  '/case-studies',
  '/testimonials',
  '/blog',
  '/help',
  '/guides',
  '/events',
  '/privacy',
  '/terms',
  '/cookies',
  '/contact',
]
