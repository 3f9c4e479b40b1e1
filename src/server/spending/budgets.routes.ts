import { budgetRoutes } from '#contract/spending/budgets.ts'
import { handlers } from '../http/handlers.ts'
import { readBudgets, saveBudget } from './budgets.ts'
import { settleCall } from './lost-calls.ts'

export const budgetHandlers = handlers(budgetRoutes, {
  get: ({ app, user }) => readBudgets(app, user.owner),
  save: ({ app, user, body }) => saveBudget(app, user.owner, body),
  settle: async ({ app, user, params, body }) => {
    await settleCall(app, user.owner, params.id, body)
    return readBudgets(app, user.owner)
  },
})
