import type { Person } from './site.ts'

export type WizardRequest = Parameters<Person['api']['generator']['generate']>[0]['body']

/** A guided request for two images, which the built-in studio makes. */
export const wizardRequest = (brandId: number): WizardRequest => ({
  brand_id: brandId,
  content_types: ['image'],
  platforms: ['instagram', 'twitter'],
  tone: 'casual',
  goal: 'sales',
  engine: 'studio',
})
