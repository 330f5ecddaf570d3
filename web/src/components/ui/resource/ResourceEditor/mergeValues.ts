/** Whether two values of a field mean the same; a field's value is plain data. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges what is typed with what another person has saved since the form was opened.
 *
 * @returns `theirs`, the saved values of the fields that only the other one has changed, and `conflicts`, the names of
 *   the fields that both have changed to different values
 */
export const mergeValues = <Values extends object>(
  opened: Values,
  typed: Values,
  saved: Values
) => {
  const names = (Object.keys(saved) as (keyof Values & string)[]).filter(
    (name) =>
      !isSame(opened[name], saved[name]) && !isSame(typed[name], saved[name])
  )
  const isTyped = (name: keyof Values) => !isSame(opened[name], typed[name])
  return {
    theirs: Object.fromEntries(
      names.filter((name) => !isTyped(name)).map((name) => [name, saved[name]])
    ) as Partial<Values>,
    conflicts: names.filter(isTyped),
  }
}
