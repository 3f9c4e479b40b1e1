/** The CPU time that the tasks of one request may use together. */
export interface WorkBudget {
  leftMs: number
}

/** The gallery of a design with the longest texts uses 5 s. */
const WORK_MS = 30_000

export const openWorkBudget = (leftMs = WORK_MS): WorkBudget => ({ leftMs })

/** The tasks of a request used up their CPU time. */
export class WorkLimitError extends Error {
  constructor() {
    super('Drawing took more CPU time than a request may use')
    this.name = 'WorkLimitError'
  }
}
