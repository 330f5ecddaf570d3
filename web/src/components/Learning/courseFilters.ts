/** Spec section 4, filter enumerations. */
export const courseFilters = ['all', 'watching', 'completed'] as const

export type CourseFilterName = (typeof courseFilters)[number]

export const asCourseFilter = (value?: string | null): CourseFilterName =>
  courseFilters.find((name) => name === value) ?? 'all'
