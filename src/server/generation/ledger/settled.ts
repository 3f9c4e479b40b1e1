/** The provider and the model of a charge that no answer named: a person or the operator settled it. */
export const SETTLED = 'unknown'
