import type { QueryResolvers } from 'types/graphql'

import { staffPool } from 'src/lib/database/replica/staffPool'
import { composed, json, timestamp } from 'src/lib/database/sql'
import {
  collectionGroups,
  type CollectionGroup,
} from 'src/shared/reports/collectionGroups'
import {
  chartStepOf,
  chartSteps,
  stepsOf,
  type ChartStep,
} from 'src/shared/reports/period'
import { wordOf } from 'src/shared/text/enumWords'

import { spansOf } from '../engine/runReport'

import { collectionSql } from './collectionSql'

type Sum = { payments: number; amountCentavos: string }
type Line = Sum & {
  key: string
  name: string | null
  beforePayments: number
  beforeCentavos: string
}
type Step = Sum & { from: string }

const COLLECTION = composed(
  ({
    group,
    step,
    values,
  }: {
    group: CollectionGroup
    step: ChartStep
    values: string[]
  }) => ({
    name: `collection-${group}-${step}`,
    text: collectionSql(group, step),
    values,
  }),
  { lines: json<Line[]>(), steps: json<Step[]>(), asOf: timestamp },
  collectionGroups.flatMap((group) =>
    chartSteps.map((step) => ({ group, step, values: [] }))
  )
)

const sumOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + BigInt(text), 0n).toString()

const countOf = (counts: number[]) => counts.reduce((sum, one) => sum + one, 0)

/** The collections of a period and of the previous one, summed by a grouping (spec section 3, "Report periods"). */
export const collectionReport = (async ({ period, from, to, group }) => {
  const { span, before } = spansOf({ period, from, to })
  const groupedBy = wordOf(collectionGroups, group) ?? 'product'
  const step = chartStepOf(span)
  const { lines, steps, asOf } = await COLLECTION.one(staffPool, {
    group: groupedBy,
    step,
    values: [span.from, span.to, before.from, before.to],
  })
  const sums = new Map(steps.map((sum) => [sum.from, sum]))
  return {
    ...span,
    beforeFrom: before.from,
    beforeTo: before.to,
    group: groupedBy,
    step,
    lines,
    steps: stepsOf(span, step).map((days) => ({
      payments: 0,
      amountCentavos: '0',
      ...sums.get(days.from),
      ...days,
    })),
    payments: countOf(lines.map(({ payments }) => payments)),
    totalCentavos: sumOf(lines.map(({ amountCentavos }) => amountCentavos)),
    beforePayments: countOf(lines.map(({ beforePayments }) => beforePayments)),
    beforeCentavos: sumOf(lines.map(({ beforeCentavos }) => beforeCentavos)),
    asOf,
  }
}) satisfies QueryResolvers['collectionReport']
