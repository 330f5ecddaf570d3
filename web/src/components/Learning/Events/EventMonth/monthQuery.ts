import { tableQuery } from 'src/lib/data/cellQueries'

import type { Day } from '$api/src/shared/manilaTime'

type MonthProps = { from: Day; to: Day; month: string }

/** The variables of a month's query are its first and last day; the screen alone uses the month itself. */
export const monthQuery = ({ from, to }: MonthProps) => tableQuery({ from, to })
