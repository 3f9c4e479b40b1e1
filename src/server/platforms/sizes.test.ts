import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Person, type Site } from '../testing/site.ts'

const DIMENSIONS = 'Dimensions must be WIDTHxHEIGHT, 200 to 4096 pixels, between 4:1 and 1:3.'

describe('content sizes', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const put = (content_sizes: unknown) =>
    fetch(`${site.origin}/api/config`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: typeof content_sizes === 'string' ? content_sizes : JSON.stringify({ content_sizes }),
    })
  const sizes = async (person = ann) => (await person.api.sizes.get()).content_sizes

  test('default to the sizes of each platform', async () => {
    expect(await sizes()).toEqual({
      image: {
        instagram: ['1080x1080', '1080x1920'],
        facebook: ['1200x630'],
        twitter: ['1500x500'],
        linkedin: ['1200x627'],
      },
      video: { instagram: ['1080x1920'], facebook: ['1280x720'], twitter: ['1280x720'], linkedin: ['1280x720'] },
    })
  })

  test('belong to one user and are stored in canonical form; an omitted platform has its defaults', async () => {
    const bob = await site.signUp('Bob')
    const kept = await bob.api.sizes.update({
      body: { content_sizes: { image: { instagram: ['800 × 800'], facebook: [] } } },
    })
    expect(kept.content_sizes.image).toMatchObject({ instagram: ['800x800'], facebook: [], twitter: ['1500x500'] })
    expect(await sizes(bob)).toEqual(kept.content_sizes)
    expect((await sizes()).image?.instagram).toEqual(['1080x1080', '1080x1920'])
  })

  test.each([
    [{ image: { instagram: ['199x300'] } }, DIMENSIONS],
    [{ image: { instagram: ['4097x4000'] } }, DIMENSIONS],
    [{ image: { instagram: ['2000x400'] } }, DIMENSIONS],
    [{ image: { instagram: ['big'] } }, DIMENSIONS],
    [{ image: { instagram: Array.from({ length: 31 }, () => '800x800') } }, 'A platform may have at most 30 sizes'],
    [{ image: { myspace: ['800x800'] } }, 'There is no such platform'],
    [{ sound: { instagram: ['800x800'] } }, 'There is no such content type'],
  ])('are not changed by %j, which is refused with its message', async (wrong, detail) => {
    const before = await sizes()
    const answer = await put(wrong)
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([422, detail])
    expect(await sizes()).toEqual(before)
  })

  test('are refused with a key like __proto__', async () => {
    const answer = await put('{"content_sizes":{"image":{"__proto__":["800x800"]}}}')
    expect(answer.status).toBe(422)
  })
})
