/** The ids from one item to another in the order of the list, both included. Only the second if the first is not in the list. */
export function selectRange(order: readonly number[], from: number | null, to: number): number[] {
  const start = from === null ? -1 : order.indexOf(from)
  const end = order.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selection after a click: one item toggled, or the range from the item clicked before added to it. */
export function selectedAfter(
  selected: ReadonlySet<number>,
  order: readonly number[],
  click: { id: number; from: number | null; isStretch: boolean },
): Set<number> {
  const next = new Set(selected)
  if (click.isStretch) for (const id of selectRange(order, click.from, click.id)) next.add(id)
  else if (!next.delete(click.id)) next.add(click.id)
  return next
}
