// The common part of the sources of the staff's search.

/** Hits of one source. */
export const HITS = 8

/** The columns of a hit (StaffHit), which each source returns in this order. */
export const HIT_COLUMNS =
  'kind, id, title, detail, "parentId", "imageUrl", stage, "owedCentavos"'

/** The remaining columns of hits that are not people. */
export const NOT_A_PERSON = 'NULL::text, NULL::int, NULL::int'

export const PERSON_NAME = `u."firstName" || ' ' || u."lastName"`

export type Sources = {
  typed: string
  /** Adds a value of the statement. */
  parameter: (value: string | number) => string
  /** A condition: the user `u` is within the viewer's scope. */
  isReached: string
}
