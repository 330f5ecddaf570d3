/** The campaign marks that a person may have; each has a time. */
export const personTagKinds = [
  'FAST_TRACK',
  'CHALLENGER',
  'ENROLLEE_2025',
] as const

export type PersonTagKind = (typeof personTagKinds)[number]
