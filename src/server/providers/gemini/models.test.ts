import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../infrastructure/config.ts'
import { StartError } from '../../infrastructure/problem.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { modelInUse, findPrice, readModels, rowInUse } from './models.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const usd_per_million = { input: 1, cached_input: 0.1, text_output: 2, media_output: 3 }
const row = { kind: 'film', model: 'gemini-omni-2', valid_from: '2026-12-01', usd_per_million }

function writeModelsFile(content: unknown): string {
  const file = join(ownDataDir(), 'models.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test.each([
  ['copy', '2026-11-21', 'gemini-3.8-flash'],
  ['picture', '2026-11-21', 'gemini-nano-banana-2.1'],
  ['film', '2026-11-04', 'gemini-omni-1.1-flash'],
  ['film', '2026-11-05', 'gemini-omni-1.2-flash'],
  ['picture', '2020-01-01', 'gemini-nano-banana-2.1'],
] as const)('the model for a %s on %s is %s', (kind, date, model) => {
  expect(modelInUse(readModels(null), kind, day(date)).model).toBe(model)
})

test('the rows of a file replace the built-in ones of their kind', () => {
  const file = writeModelsFile({ models: [row] })
  const models = readModels(file)
  expect(modelInUse(models, 'film', day('2026-12-24')).model).toBe('gemini-omni-2')
  expect(modelInUse(models, 'copy', day('2026-12-24')).model).toBe('gemini-3.8-flash')
  expect(findPrice(models, 'gemini-omni-1.2-flash', day('2026-12-24'))).toBeNull()
  expect(readConfig({ GEMINI_MODELS_FILE: file }).geminiModelsFile).toBe(file)
  expect(readConfig({}).geminiModelsFile).toBeNull()
})

test('a retired model is reported before any call', () => {
  const models = readModels(writeModelsFile({ models: [{ ...row, valid_to: '2027-06-01' }] }))
  expect(modelInUse(models, 'film', day('2027-05-31')).model).toBe('gemini-omni-2')
  expect(rowInUse(models, 'film', day('2027-06-01'))).toBeNull()
  expect(() => modelInUse(models, 'film', day('2027-06-01'))).toThrow(
    'The provider no longer offers the model gemini-omni-2. The administrator can name another in GEMINI_MODELS_FILE.',
  )
})

test.each([
  ['not json', 'it is not valid JSON'],
  ['[]', 'the file: '],
  [{ models: [] }, 'models: '],
  [{ models: [{ ...row, kind: 'song' }] }, 'models.0.kind: '],
  [{ models: [{ ...row, model: '../x' }] }, 'models.0.model: is not a model id'],
  [{ models: [{ ...row, valid_from: 'soon' }] }, 'models.0.valid_from: '],
  [{ models: [{ ...row, usd_per_million: { ...usd_per_million, input: -1 } }] }, 'models.0.usd_per_million.input: '],
  [{ models: [{ ...row, color: 'red' }] }, 'models.0: '],
])('a models file with %j stops the start with one line that names the variable', (content, why) => {
  const file = writeModelsFile(content)
  expect(() => readModels(file)).toThrow(StartError)
  expect(() => readModels(file)).toThrow(`GEMINI_MODELS_FILE takes a JSON file of models and prices: ${why}`)
  expect(() => readModels(file)).toThrow(/^[^\n]{1,250}$/)
})

test('a missing models file stops the start as well', () => {
  expect(() => readModels('/nowhere/models.json')).toThrow(
    'GEMINI_MODELS_FILE takes a JSON file of models and prices: it cannot be read',
  )
})
