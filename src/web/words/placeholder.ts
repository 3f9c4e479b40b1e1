import { defineWords } from './define-words.ts'

/** The titles of public pages whose content does not exist yet. */
export const t = defineWords('placeholder', {
  features: 'Features',
  featuresText: 'Everything Signet does for your brand, in detail.',
  pricing: 'Pricing',
  pricingText: 'Plans and what each of them includes every month.',
  caseStudies: 'Case Studies',
  caseStudiesText: 'How teams work with Signet.',
  testimonials: 'Testimonials',
  testimonialsText: 'What people who use Signet say about it.',
  blog: 'Blog',
  blogText: 'Notes on brands, type and pictures.',
  help: 'Help & Support',
  helpText: 'Answers, and people who have more of them.',
  guides: 'Guides',
  guidesText: 'From the first brand kit to a month of posts.',
  events: 'Events',
  eventsText: 'Where to meet us.',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  contact: 'Contact',
  contactText: 'Write to the people behind Signet.',
})
