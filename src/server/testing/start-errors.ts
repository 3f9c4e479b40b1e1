import { expect } from 'vitest'
import { StartError } from '../infrastructure/problem.ts'

/** Matches a start error whose message has one line, like `text`. The program prints it and exits with 1. */
export const startErrorWith = (text: RegExp): unknown =>
  expect.toSatisfy((error) => error instanceof StartError && text.test(error.message) && !error.message.includes('\n'))
