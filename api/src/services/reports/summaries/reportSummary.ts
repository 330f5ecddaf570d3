import type { QueryResolvers } from 'types/graphql'

import { filterOf, runReport } from 'src/services/reports/engine/runReport'

import { reportReader } from './reportReader'

/** Members, sales, learning and community of a period, beside the period before. */
export const reportSummary = (async ({ period, from, to, part, key }) =>
  runReport(
    {
      report: 'summary',
      choice: { period, from, to },
      filter: filterOf(part, key),
    },
    await reportReader()
  )) satisfies QueryResolvers['reportSummary']
