import { expect, test } from 'vitest'
import { openMemoryReturn } from './return-memory.ts'

const MIB = 1024 * 1024
const readHeap = () => process.memoryUsage().heapUsed

/** Returns how much the heap held while the list of a busy minute was alive. */
function beBusy(): number {
  const list = Array.from({ length: 2_000_000 }, (_, index) => ({ index }))
  const busy = readHeap()
  return list.length > 0 ? busy : 0
}

test('what a busy minute left in the heap is given back', () => {
  const returnMemory = openMemoryReturn()
  const busy = beBusy()
  returnMemory()
  expect(readHeap()).toBeLessThan(busy - 32 * MIB)
})

test('what was left before, as by the start of a server, is given back by the first call', () => {
  const busy = beBusy()
  openMemoryReturn()()
  expect(readHeap()).toBeLessThan(busy - 32 * MIB)
})
