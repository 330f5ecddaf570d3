import type { OperationsStateQuery } from 'types/graphql'

import {
  fixed,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

export type State = OperationsStateQuery['operationsState']

/** The query that shows the state. */
export const shownIn = ['OperationsStateQuery']

export const numberText = (value: number) => value.toLocaleString('en-PH')

/** A count that stops at a bound: '10,000+' there. */
export const countText = (count: number, upTo: number) =>
  count >= upTo ? `${numberText(upTo)}+` : numberText(count)

export const jobColumns: Column<State['jobs'][number]>[] = [
  textColumn('task', fixed),
  numberColumn('waiting', fixed),
  numberColumn('running', fixed),
  numberColumn('failed', fixed),
]
