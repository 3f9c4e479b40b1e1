import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('the language of error messages', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp('Ann')
  })
  afterAll(() => site.close())

  const refuse = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(site.origin + path, { headers })
    return { detail: ((await answer.json()) as { detail: string }).detail, answer }
  }
  const asAnn = () => ({ authorization: `Bearer ${ann.token}` })

  test('is English for clients that ask for nothing, whatever their browser prefers', async () => {
    const { detail, answer } = await refuse('/api/content/999999', { ...asAnn(), 'accept-language': 'de' })
    expect(detail).toBe('Content not found')
    expect(answer.headers.get('content-language')).toBe('en')
  })

  test('is the one that the web client sends, until the account has a language', async () => {
    const sent = { ...asAnn(), 'x-signet-language': 'ar' }
    expect((await refuse('/api/content/999999', sent)).detail).toBe('لم يُعثر على المحتوى')
    await ann.api.auth.updateLanguage({ body: { language: 'de' } })
    const { detail, answer } = await refuse('/api/content/999999', sent)
    expect(detail).toBe('Inhalt nicht gefunden')
    expect(answer.headers.get('content-language')).toBe('de')
  })

  test('applies to the errors of single fields too, and Vary names the language header', async () => {
    const body = JSON.stringify({ username: 'Ann', email: 'nobody', password: 'correct horse battery' })
    const headers = { 'content-type': 'application/json', 'x-signet-language': 'de' }
    const answer = await fetch(`${site.origin}/api/auth/register`, { method: 'POST', body, headers })
    const sentence = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
    expect(await answer.json()).toEqual({
      detail: sentence,
      code: 'invalid',
      errors: [{ field: 'email', message: sentence }],
    })
    expect(answer.headers.get('vary')).toBe('x-signet-language')
    const { answer: missing } = await refuse('/api/content/999999', asAnn())
    expect(missing.headers.get('vary')).toBe('Authorization, x-signet-language')
  })

  test('never changes a message that clients compare', async () => {
    const { detail } = await refuse('/api/brands', { authorization: 'Bearer wrong', 'x-signet-language': 'de' })
    expect(detail).toBe('Could not validate credentials')
  })

  test('is stored only if the interface has it', async () => {
    const body = JSON.stringify({ language: 'xx' })
    const headers = { ...asAnn(), 'content-type': 'application/json' }
    const answer = await fetch(`${site.origin}/api/auth/language`, { method: 'PUT', body, headers })
    expect(answer.status).toBe(422)
  })
})
