type Json = unknown

const partsOf = (value: Json): Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, Json>)
    : value == null
      ? {}
      : { value }

const textOf = (value: Json): string | null => {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return textOf(value.map(textOf).join(', '))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export type ChangedField = {
  field: string
  before: string | null
  after: string | null
}

/** The changed fields with their values before and after; unchanged fields are left out. */
export const changedFields = (before: Json, after: Json): ChangedField[] => {
  const was = partsOf(before)
  const became = partsOf(after)
  return [...new Set([...Object.keys(was), ...Object.keys(became)])]
    .map((field) => ({
      field,
      before: textOf(was[field]),
      after: textOf(became[field]),
    }))
    .filter((line) => line.before !== line.after)
}
