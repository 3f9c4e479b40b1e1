/** The ids from one to another in the order of a list, both included; only the second where the first is not there. */
export function selectRange(order: readonly number[], from: number | null, to: number): number[] {
  const start = from === null ? -1 : order.indexOf(from)
  const end = order.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selection after a click: one item turned over, or a whole stretch from the last one clicked added to it. */
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
