/** The filters of the course list (spec section 4, filter enumerations). */
export const courseFilters = ['all', 'watching', 'completed'] as const

export const courseSorts = ['recent', 'newest'] as const

const oneOf = <Name extends string>(
  names: readonly [Name, ...Name[]],
  value?: string | null
) => names.find((name) => name === value) ?? names[0]

export const asCourseFilter = (value?: string | null) =>
  oneOf(courseFilters, value)

export const asCourseSort = (value?: string | null) => oneOf(courseSorts, value)
