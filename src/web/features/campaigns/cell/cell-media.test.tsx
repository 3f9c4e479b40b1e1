import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createCell } from '../create-cell.ts'
import { CellMedia } from './cell-media.tsx'

test.each([
  [1080, 1350],
  [1080, 1920],
  [728, 90],
  [1080, 1080],
])(
  'what stands for an asset of %d × %d pixels that is not made has its shape and stays inside',
  async (width, height) => {
    const cell = createCell({ width, height, file_url: null, thumbnail_url: null })
    const { container } = await render(
      <div className="grid place-items-center overflow-hidden" style={{ width: 326, height: 470 }}>
        <CellMedia cell={cell} title="Story" />
      </div>,
    )
    const around = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const shape = container.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
    expect(shape.width).toBeGreaterThan(100)
    expect([shape.left >= around.left, shape.right <= around.right, shape.bottom <= around.bottom + 1]).toEqual([
      true,
      true,
      true,
    ])
    expect(Math.abs(shape.width / shape.height / (width / height) - 1)).toBeLessThan(0.1)
  },
)
