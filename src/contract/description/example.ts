import type { Api } from '../api.ts'
import type { CallInput, Route } from '../route.ts'

type ExampleOf<R> = R extends Route ? Partial<CallInput<R>> : never

/** Inputs of calls by group and name. A call without an example takes none. */
export type Examples = { [G in keyof Api]?: { [N in keyof Api[G]]?: ExampleOf<Api[G][N]> } }
