/**
 * Lets a form hold an option that our list does not name: a server may offer more than we know. The schema that reads the form, in the
 * browser or on the server, decides whether the option is accepted.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- the one place where an unlisted option takes the type of the list
export const acceptUnlisted = <Option extends string>(value: string): Option => value as Option
