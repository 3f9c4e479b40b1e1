/** An item of the library with only the fields that part 2 of the specification names. */
export const createBareItem = (id: number, more: object = {}) => ({
  id,
  brand_id: null,
  content_type: 'image',
  prompt: 'A long enough prompt',
  dimensions: '400x400',
  title: `Item ${id}`,
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
  ...more,
})
