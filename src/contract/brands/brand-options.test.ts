import { expect, test } from 'vitest'
import { SOCIAL_CHANNELS } from '../platforms/platform.ts'
import { BrandInput } from './brands.ts'
import { AVAILABILITIES, BRAND_TONES, FONTS, PRODUCT_TYPES } from '../options.ts'
import { ProductInput } from '../products/products.ts'

test('the option lists of brands and products are the agreed ones', () => {
  expect(BRAND_TONES.join()).toBe('professional,playful,luxury,minimal,bold,friendly,authoritative,innovative')
  expect(SOCIAL_CHANNELS.join()).toBe('instagram,facebook,twitter,linkedin,tiktok,youtube,pinterest')
  expect(PRODUCT_TYPES.join()).toBe(
    'physical_good,digital_product,software_saas,service,event,feature_update,promotion_sale',
  )
  expect(AVAILABILITIES.join()).toBe('available,out_of_stock,coming_soon,discontinued')
})

test('the font catalog has 18 families of four kinds', () => {
  expect(FONTS.map(({ family }) => family).join()).toBe(
    'Inter,Roboto,Open Sans,Lato,Montserrat,Poppins,Source Sans Pro,Nunito,Playfair Display,Merriweather,Lora,' +
      'Crimson Text,Oswald,Bebas Neue,Anton,JetBrains Mono,Fira Code,Source Code Pro',
  )
  expect([...new Set(FONTS.map(({ category }) => category))]).toEqual(['sans-serif', 'serif', 'display', 'monospace'])
})

test('a brand of a name alone has the default look, and a product the default call to action', () => {
  expect(BrandInput.parse({ name: 'Nocte' })).toMatchObject({
    primary_color: '#0A7C66',
    secondary_color: '#111111',
    brand_tone: 'professional',
    typography: expect.stringMatching(/^Inter, /) as string,
    tone_variations: {},
  })
  expect(ProductInput.parse({ name: 'Night cream' })).toMatchObject({ default_cta_text: 'Learn More', price: null })
})

test('mission and values are read under both spellings', () => {
  expect(BrandInput.parse({ name: 'N', brand_mission: 'Go far', brand_values: 'Care' })).toMatchObject({
    mission: 'Go far',
    values: 'Care',
  })
  expect(BrandInput.parse({ name: 'N', mission: 'Stay', brand_mission: 'Go far' })).toMatchObject({ mission: 'Stay' })
})

test('list entries are trimmed, blank ones and repeated channels dropped', () => {
  const { keywords_topics, content_guidelines, social_channels } = BrandInput.parse({
    name: 'N',
    keywords_topics: [' sleep ', '', 'sleep'],
    content_guidelines: { do: [' Whisper', ' '], dont: [] },
    social_channels: ['tiktok', 'tiktok'],
  })
  expect([keywords_topics, content_guidelines.do, social_channels]).toEqual([['sleep'], ['Whisper'], ['tiktok']])
})
