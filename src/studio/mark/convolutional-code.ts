/** The convolutional code of rate 1/2 and constraint length 7 that NASA and 802.11 use (171, 133 in octal). */
const POLYNOMIALS = [0o171, 0o133] as const
const MEMORY = 6
const STATES = 1 << MEMORY

/** The number of coded bits of a message: it ends with six zeros, so that the end is known. */
export const countCoded = (messageBits: number): number => (messageBits + MEMORY) * POLYNOMIALS.length

function parity(value: number): number {
  let bits = value
  bits ^= bits >> 4
  bits ^= bits >> 2
  bits ^= bits >> 1
  return bits & 1
}

const outputOf = (register: number): number[] => POLYNOMIALS.map((polynomial) => parity7(register & polynomial))
const parity7 = (value: number): number => parity((value ^ (value >> 8)) & 0xff)

export function encode(message: readonly number[]): number[] {
  let state = 0
  return [...message, ...Array.from({ length: MEMORY }, () => 0)].flatMap((bit) => {
    const register = (bit << MEMORY) | state
    state = register >> 1
    return outputOf(register)
  })
}

/** The most likely message of received values: positive for 1, negative for 0, larger for more certain ones (Viterbi). */
export function decode(received: readonly number[]): number[] {
  const steps = received.length / POLYNOMIALS.length
  let metrics = Array.from({ length: STATES }, (_, state) => (state === 0 ? 0 : -Infinity))
  const history: Uint8Array[] = []
  for (let step = 0; step < steps; step += 1) {
    const next = Array.from({ length: STATES }, () => -Infinity)
    const from = new Uint8Array(STATES)
    for (let state = 0; state < STATES; state += 1)
      for (const bit of [0, 1]) {
        const register = (bit << MEMORY) | state
        const gain = outputOf(register).reduce(
          (sum, output, index) => sum + (output ? 1 : -1) * (received[step * POLYNOMIALS.length + index] ?? 0),
          metrics[state] ?? -Infinity,
        )
        const target = register >> 1
        if (gain <= (next[target] ?? -Infinity)) continue
        next[target] = gain
        from[target] = state
      }
    metrics = next
    history.push(from)
  }
  return traceBack(history)
}

/** The message ends in state 0. The newest bit of a state is its highest one. */
function traceBack(history: readonly Uint8Array[]): number[] {
  const message: number[] = []
  let state = 0
  for (const from of history.toReversed()) {
    message.push(state >> (MEMORY - 1))
    state = from[state] ?? 0
  }
  return message.toReversed().slice(0, -MEMORY)
}
