import { expect, test } from 'vitest'
import { readSeed } from './testing/soak/read-seed.ts'
import { createRequest } from './testing/soak/random-requests.ts'
import { renderRequest, runSoakRounds } from './testing/soak/soak-rounds.ts'
import { findTextDefects } from './testing/soak/text-defects.ts'
import { shareCompositor, shareStudio } from './shared-studio.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

const SEED = readSeed(1)
const [studio, compositor] = [shareStudio(), shareCompositor()]

test('15 random requests pass their brand check without clipped text, and all of 15 injected defects fail their rule', async () => {
  const { faults, retried, defective, missed } = await runSoakRounds(studio, 15, 15, SEED)
  expect(faults).toEqual([])
  expect(retried.length).toBeLessThan(2)
  expect([defective, missed]).toEqual([15, []])
})

test('text that is clipped, covered, overlapping, or larger than its button is detected in the pixels', async () => {
  const request = await createRequest(SEED)
  request.brief.prompt = '“Wake up to brighter skin” “From Friday on” “Shop now”'
  const { scene } = await renderRequest(studio, request, [])
  const findFaults = async (told: Scene, drawn = told) =>
    (await findTextDefects(told, await compositor.draw(drawn, request.pictures), compositor)).join()
  const [headline, call] = [findText(scene, 'headline'), findText(scene, 'cta')]
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
  expect(await findFaults(scene)).toBe('')
  expect(await findFaults(put(headline, width - 20, y))).toContain('is cut by the edge')
  expect(
    await findFaults(scene, { ...scene, layers: [...layers, { ...plate, box: cover, color: '#808080' }] }),
  ).toContain('is hidden')
  expect(await findFaults(put(call, x, y))).toContain('lies on other words')
  const large = { ...call, size: call.size * 3 }
  expect(await findFaults({ ...scene, layers: layers.map((layer) => (layer === call ? large : layer)) })).toContain(
    'is larger than what it stands on',
  )
})

const findText = (scene: Scene, role: TextLayer['role']) =>
  scene.layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.role === role) as TextLayer
