// A part of an index, read in order from a cursor.

/** `at` is the first column of the index, `id` the second one. */
export type Source = {
  from: string
  at: string
  id: string
  type: 'date' | 'timestamptz'
  where: string[]
}

type Reading = {
  direction: 'ASC' | 'DESC'
  after: { at: string; id: number } | null
  most: number
  parameter: (value: unknown) => string
}

/** Collects parameters while an SQL text is built. */
export const parametersOf = (values: unknown[]) => (value: unknown) =>
  `$${values.push(value)}`

export const sourceSql = (
  { from, at, id, type, where }: Source,
  { direction, after, most, parameter }: Reading
) => {
  const isDay = type === 'date'
  const beyond = after
    ? [
        `(${at}, ${id}) ${direction === 'DESC' ? '<' : '>'} (${parameter(isDay ? after.at.slice(0, 10) : after.at)}::${type}, ${parameter(after.id)}::int)`,
      ]
    : []
  const instant = isDay ? `${at}::timestamp AT TIME ZONE 'UTC'` : at
  return `(SELECT ${id} AS id, ${instant} AS at FROM ${from} WHERE ${[...where, ...beyond].join(' AND ')}
    ORDER BY ${at} ${direction}, ${id} ${direction} LIMIT ${most})`
}
