/** What a mark says. `instance` has 20 bits and is the same for all items of an instance; `item` has 32 bits. */
export interface MarkCode {
  instance: number
  item: number
}

const VERSION = 1
const [VERSION_BITS, INSTANCE_BITS, ITEM_BITS, CHECK_BITS] = [4, 20, 32, 8]
export const MESSAGE_BITS = VERSION_BITS + INSTANCE_BITS + ITEM_BITS + CHECK_BITS

export function toMessage({ instance, item }: MarkCode): number[] {
  const body = [...toBits(VERSION, VERSION_BITS), ...toBits(instance, INSTANCE_BITS), ...toBits(item, ITEM_BITS)]
  return [...body, ...toBits(checkSum(body), CHECK_BITS)]
}

/** Null for bits whose check is wrong, or of another version. */
export function readMessage(bits: readonly number[]): MarkCode | null {
  const body = bits.slice(0, -CHECK_BITS)
  if (fromBits(bits.slice(-CHECK_BITS)) !== checkSum(body)) return null
  if (fromBits(body.slice(0, VERSION_BITS)) !== VERSION) return null
  return {
    instance: fromBits(body.slice(VERSION_BITS, VERSION_BITS + INSTANCE_BITS)),
    item: fromBits(body.slice(VERSION_BITS + INSTANCE_BITS)),
  }
}

const toBits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1)

const fromBits = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0)

/** CRC-8 with the polynomial of AUTOSAR (0x2F), which finds all errors of up to three bits at this length. */
function checkSum(bits: readonly number[]): number {
  return bits.reduce((sum, bit) => {
    const shifted = (sum << 1) & 0xff
    return sum >> 7 === bit ? shifted : shifted ^ 0x2f
  }, 0xff)
}
