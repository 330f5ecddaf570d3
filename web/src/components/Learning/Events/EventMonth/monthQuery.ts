import { tableQuery } from 'src/lib/data/cellQueries'

import type { Day } from '$api/src/shared/manilaTime'

type MonthProps = { from: Day; to: Day; month: string }

/** The variables of a month's query: its range of days. Only the screen needs the month itself. */
export const monthQuery = ({ from, to }: MonthProps) => tableQuery({ from, to })
