import { expect, test } from 'vitest'
import { measureEmptyPiece } from './empty-piece.ts'
import type { Box } from '../model/geometry.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'

const SHEET: Box = { x: 0, y: 0, width: 1080, height: 1920 }
const draw = (box: Box, role: ArtLayer['role'] = 'motif'): Layer => ({
  kind: 'art',
  role,
  box,
  corners: null,
  paths: [],
})

test('what is empty in one piece is measured as a share of the area', () => {
  expect(measureEmptyPiece([], SHEET)).toBe(1)
  expect(measureEmptyPiece([draw({ x: 0, y: 0, width: 1080, height: 960 })], SHEET)).toBeCloseTo(0.5)
  // A drawing in the middle leaves a strip at each side of it.
  expect(measureEmptyPiece([draw({ x: 270, y: 480, width: 540, height: 960 })], SHEET)).toBeCloseTo(0.25)
})

test('grounds and plain fields are empty', () => {
  expect(measureEmptyPiece([{ kind: 'backdrop', color: '#FFFFFF' }, draw(SHEET, 'ground')], SHEET)).toBe(1)
  expect(measureEmptyPiece([draw({ ...SHEET, height: 800 }, 'field')], SHEET)).toBe(1)
  expect(measureEmptyPiece([draw(SHEET)], SHEET)).toBe(1)
})
