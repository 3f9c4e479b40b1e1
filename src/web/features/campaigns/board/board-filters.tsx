import type { Cell } from '#contract/campaigns/cells.ts'
import { CELL_STATES, CELL_STATUSES } from '#contract/campaigns/cells.ts'
import { languageName, placementLabel, platformLabel } from '#web/domains/campaigns/format-labels.ts'
import { Select } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/campaigns.ts'
import { ALL, listValues, type BoardFilters } from './board-layout.ts'
import { STATE_NAMES, STATUS_NAMES } from './cell-labels.ts'

interface BoardFilterFieldsProps {
  cells: readonly Cell[]
  filters: BoardFilters
  onChange: (filters: BoardFilters) => void
}

/** The filters of the board. A filter lists only what the cells have. */
export function BoardFilterFields({ cells, filters, onChange }: BoardFilterFieldsProps) {
  const states = listValues(cells, 'state')
  const statuses = listValues(cells, 'status')
  const fields = [
    {
      name: 'platform',
      label: t.platform,
      none: t.allPlatforms,
      values: listValues(cells, 'platform').map((value) => ({ value, label: platformLabel(value) })),
    },
    {
      name: 'placement',
      label: t.placement,
      none: t.allPlacements,
      values: listValues(cells, 'placement').map((value) => ({ value, label: placementLabel(value) })),
    },
    {
      name: 'language',
      label: t.language,
      none: t.allLanguages,
      values: listValues(cells, 'language').map((value) => ({ value, label: languageName(value) })),
    },
    {
      name: 'state',
      label: t.state,
      none: t.allStates,
      values: CELL_STATES.filter((one) => states.includes(one)).map((value) => ({ value, label: STATE_NAMES[value] })),
    },
    {
      name: 'status',
      label: t.status,
      none: t.allStatuses,
      values: CELL_STATUSES.filter((one) => statuses.includes(one)).map((value) => ({
        value,
        label: STATUS_NAMES[value],
      })),
    },
  ] as const
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto sm:flex-wrap sm:[&>.control]:w-auto sm:[&>.control]:min-w-34">
      {fields.map(({ name, label, none, values }) => (
        <Select<string>
          key={name}
          label={label}
          value={filters[name]}
          onChange={(value) => onChange({ ...filters, [name]: value })}
          options={[{ value: ALL, label: none }, ...values]}
        />
      ))}
    </div>
  )
}
