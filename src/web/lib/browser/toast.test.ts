import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useToasterStore } from 'react-hot-toast/headless'
import { expect, test } from 'vitest'
import { toast, TOAST_TIMES } from './toast.ts'

test('toasts stay 4 s, successes 2 s, loading ones until dismissed; at most 20 are kept', () => {
  const shown: [string, number | undefined][] = []
  const Probe = () => {
    shown.push(...useToasterStore(TOAST_TIMES).toasts.map(({ type, duration }) => [type, duration] as [string, number]))
    return null
  }
  toast('news')
  toast.error('failed')
  toast.success('done')
  toast.loading('working')
  renderToStaticMarkup(createElement(Probe))
  expect(Object.fromEntries(shown)).toEqual({ blank: 4000, error: 4000, success: 2000, loading: Infinity })
  shown.length = 0
  for (let count = 0; count < 30; count += 1) toast('news')
  renderToStaticMarkup(createElement(Probe))
  expect(shown).toHaveLength(20)
})
