/**
 * The seed of a random test, printed so that a failure can be repeated: SOAK_SEED if it is set, otherwise `fixed`; without `fixed`,
 * which only the soak leaves out, another one each time.
 * @throws {Error} when SOAK_SEED is not a whole number
 */
export function readSeed(fixed?: number): number {
  const seed = Number(process.env['SOAK_SEED'] ?? fixed ?? Date.now() % 1_000_000)
  if (!Number.isSafeInteger(seed)) throw new Error('SOAK_SEED takes a whole number')
  process.stdout.write(`SOAK_SEED=${seed}\n`)
  return seed
}
