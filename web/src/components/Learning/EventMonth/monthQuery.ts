import { tableQuery } from 'src/lib/cellQueries'

import type { Day } from '$api/src/shared/manilaTime'

type MonthProps = { from: Day; to: Day; month: string }

/** What the Cell of a month asks for: its days; which month it is, its screen alone needs. */
export const monthQuery = ({ from, to }: MonthProps) => tableQuery({ from, to })
