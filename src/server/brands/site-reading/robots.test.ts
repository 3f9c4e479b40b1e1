import { expect, test } from 'vitest'
import { measureCost } from '#studio/render/testing/measure-cost.ts'
import { isAllowedByRobots } from './robots.ts'

test.each([
  ['', '/shop', true],
  ['User-agent: *\nDisallow: /shop', '/shop/1', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Signet\nDisallow: /cart', '/shop', true],
  ['User-agent: other\nUser-agent: signet\nDisallow: /shop', '/shop', false],
  ['User-agent: signet\nUser-agent: other\nDisallow: /shop', '/shop', false],
  ['User-agent: other\nDisallow: /', '/shop', true],
  ['User-agent: *\nDisallow: /shop\nAllow: /shop/a$', '/shop/a', true],
])('%j lets us read %s: %s', (robots, path, isAllowed) => {
  expect(isAllowedByRobots(robots, path)).toBe(isAllowed)
})

test('a file of 256 KB is read in time that grows with its size, whatever names and rules it has', async () => {
  const agents = Array.from({ length: 2500 }, (_, at) => `user-agent: ${at}`).join('\n')
  const path = `/${'a'.repeat(8000)}`
  for (const rule of ['disallow: /', `disallow: *${'a'.repeat(40)}b`, `disallow: ${'*a'.repeat(40)}$`]) {
    const readBoth = () => {
      isAllowedByRobots(`${agents}\n${`${rule}\n`.repeat(2500)}`, path)
      isAllowedByRobots(`user-agent: *\n${`${rule}\n`.repeat(2500)}`, path)
    }
    expect(await measureCost(readBoth, 250)).toBeLessThan(250)
  }
})
