import { expect, test } from 'vitest'
import { openCompositor } from './compositor.ts'
import { requestOf } from './soak/requests.ts'
import { draw, inLanes, soakRounds } from './soak/rounds.ts'
import { wordFaults } from './soak/word-faults.ts'
import type { Scene, TextLayer } from '../scene.ts'

/** The same seed every time; `npm run soak` goes on with others. */
const SEED = 1

test('30 random requests pass their brand check with every word whole, and 30 sabotages of them are all caught by the rule that they break', async () => {
  const { faults, retried, spoilt, missed } = await soakRounds(30, 30, SEED)
  expect(faults).toEqual([])
  expect(retried.length).toBeLessThan(3)
  expect([spoilt, missed]).toEqual([30, []])
}, 240_000)

test('words that are cut, covered, upon one another or larger than their button are seen on the pixels', async () => {
  const compositor = openCompositor()
  const request = await requestOf(SEED)
  request.brief.prompt = '“Wake up to brighter skin” “From Friday on” “Shop now”'
  await inLanes(1, 0, async (studio) => {
    const { scene } = await draw(studio, request, [])
    const faultsOf = async (told: Scene, drawn = told) =>
      (await wordFaults(told, await compositor.draw(drawn, request.pictures), compositor)).join()
    const [headline, call] = [textOf(scene, 'headline'), textOf(scene, 'cta')]
    const { layers, width } = scene
    const put = (text: TextLayer, x: number, y: number): Scene => ({
      ...scene,
      layers: layers.map((layer) =>
        layer === text ? { ...text, lines: text.lines.map((line) => ({ ...line, x, y })) } : layer,
      ),
    })
    const { x, y } = headline.lines[0] ?? { x: 0, y: 0 }
    const cover = { ...headline.box, width: headline.box.width / 3 }
    const plate = { kind: 'panel', role: 'plate', corners: [0, 0, 0, 0], stroke: null, stroke_width: 0 } as const
    expect(await faultsOf(scene)).toBe('')
    expect(await faultsOf(put(headline, width - 20, y))).toContain('is cut by the edge')
    expect(
      await faultsOf(scene, { ...scene, layers: [...layers, { ...plate, box: cover, color: '#808080' }] }),
    ).toContain('is hidden')
    expect(await faultsOf(put(call, x, y))).toContain('lies on other words')
    const large = { ...call, size: call.size * 3 }
    expect(await faultsOf({ ...scene, layers: layers.map((layer) => (layer === call ? large : layer)) })).toContain(
      'is larger than what it stands on',
    )
  })
})

const textOf = (scene: Scene, role: TextLayer['role']) =>
  scene.layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.role === role) as TextLayer
