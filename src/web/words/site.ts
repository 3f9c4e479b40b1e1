import { defineWords } from './define-words.ts'

/** The header and the footer of every public page. */
export const t = defineWords('site', {
  account: 'Account',
  logIn: 'Log in',
  signUpFree: 'Sign up free',
  slogan: 'Pictures that look like your brand, every time.',
  product: 'Product',
  features: 'Features',
  pricing: 'Pricing',
  caseStudies: 'Case Studies',
  testimonials: 'Testimonials',
  resources: 'Resources',
  blog: 'Blog',
  help: 'Help',
  guides: 'Guides',
  events: 'Events',
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  postFor: 'Post for {brand}: {headline}',
})
