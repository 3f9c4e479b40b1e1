import { afterEach, beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { VIEWPORT } from './viewport.ts'

// The files of component tests share one page. The next file gets it empty and in its first size.
beforeAll(() => page.viewport(VIEWPORT.width, VIEWPORT.height))
afterEach(cleanup)
