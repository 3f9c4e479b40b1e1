import { expect, test } from 'vitest'
import { listCues, writeSrt, writeVtt } from './captions.ts'

const SCENES = [
  { kind: 'hook', from: 0, until: 75, texts: ['Q&A <live>'], layers: [0, 1] },
  {
    kind: 'point',
    from: 75,
    until: 300,
    texts: [
      '1. Grind coarse',
      '2. Sixty grams for each litre of water, and not a single gram more than that',
      '3. Press slowly',
    ],
    layers: [1, 2],
  },
  { kind: 'end', from: 300, until: 360, texts: [], layers: [2, 3] },
] as const

test('captions say what the film shows, when it shows it', () => {
  const cues = listCues({ fps: 30, scenes: SCENES })
  expect(cues[0]).toEqual({ from: 0, until: 2.5, lines: ['Q&A <live>'] })
  expect(
    cues
      .slice(1)
      .flatMap(({ lines }) => lines)
      .join(' '),
  ).toBe(SCENES[1].texts.join(' '))
  expect([cues[1]?.from, cues.at(-1)?.until]).toEqual([2.5, 10])
  for (const [index, { from, until, lines }] of cues.entries()) {
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42)
    expect(lines.join('').length / (until - from)).toBeLessThanOrEqual(17)
    expect(cues[index + 1]?.from ?? until).toBeCloseTo(until, 6)
  }
})

test('captions are written as SRT and VTT files', () => {
  const cues = [
    { from: 0, until: 2.5, lines: ['Q&A <live>'] },
    { from: 62.0416, until: 3725.5, lines: ['One', 'Two'] },
  ]
  expect(writeSrt(cues)).toBe(
    '1\n00:00:00,000 --> 00:00:02,500\nQ&A <live>\n\n2\n00:01:02,042 --> 01:02:05,500\nOne\nTwo\n',
  )
  expect(writeVtt(cues)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nQ&amp;A &lt;live&gt;\n\n00:01:02.042 --> 01:02:05.500\nOne\nTwo\n',
  )
})

test('a long text without spaces is broken, and a film of an older release has no captions', () => {
  const scenes = [{ kind: 'hook', from: 0, until: 300, texts: ['夏'.repeat(60)], layers: [0, 1] }] as const
  expect(listCues({ fps: 30, scenes }).flatMap(({ lines }) => lines)).toEqual(['夏'.repeat(42), '夏'.repeat(18)])
  expect(listCues({ fps: 30 })).toEqual([])
})
