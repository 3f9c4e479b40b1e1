/**
 * The seed of a random test, printed so that a failure can be repeated: SOAK_SEED if it is set, otherwise `fixed`, otherwise a random
 * one. Only the soak tests omit `fixed`.
 * @throws {Error} if SOAK_SEED is not a whole number
 */
export function readSeed(fixed?: number): number {
  const seed = Number(process.env['SOAK_SEED'] ?? fixed ?? Date.now() % 1_000_000)
  if (!Number.isSafeInteger(seed)) throw new Error('SOAK_SEED must be a whole number')
  process.stdout.write(`SOAK_SEED=${seed}\n`)
  return seed
}
