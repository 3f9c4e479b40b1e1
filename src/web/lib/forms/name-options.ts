/** Rows with an id and a name as the options of a select. None while they load. */
export const nameOptions = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))
