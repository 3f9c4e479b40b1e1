/**
 * Lets a form contain an option that our list does not have, because a server may offer more. The schema that validates the form, in the
 * browser or on the server, decides whether the option is accepted.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the one place where an unlisted option takes the type of the list
export const acceptUnlisted = <Option extends string>(value: string): Option => value as Option
