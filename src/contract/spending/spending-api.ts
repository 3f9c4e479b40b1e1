import { budgetRoutes } from './budgets.ts'

/** The calls of budgets. The browser loads them with their section of Analytics. */
export const spendingApi = { budgets: budgetRoutes }
