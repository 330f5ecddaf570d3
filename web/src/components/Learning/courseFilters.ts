/** Spec section 4, filter enumerations. */
export const courseFilters = ['all', 'watching', 'completed'] as const

export const asCourseFilter = (value?: string | null) =>
  courseFilters.find((name) => name === value) ?? 'all'
