import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { found } from 'src/lib/errors'
import { runEntries } from 'src/services/reports/engine/runEntries'
import { filterOf } from 'src/services/reports/engine/runReport'
import {
  contentKinds,
  measureKeys,
  reportKinds,
} from 'src/shared/reports/engine/measures'
import { pageOfReport } from 'src/shared/reports/engine/savedReport'
import { wordOf } from 'src/shared/text/enumWords'

import { reportReader } from './reportReader'

/** The entries behind a number of a report. @throws NOT_FOUND without the page of that report, DATE_INVALID by field */
export const reportEntries = (async ({
  report,
  measure,
  period,
  from,
  to,
  part,
  key,
  content,
  page,
  perPage,
}) => {
  const kind = found(wordOf(reportKinds, report))
  found(currentUser().pageAccess[pageOfReport[kind]] || null)
  return runEntries(
    {
      report: kind,
      measure: found(wordOf(measureKeys, measure)),
      content: wordOf(contentKinds, content),
      choice: { period, from, to },
      filter: filterOf(part, key),
      page,
      perPage,
    },
    await reportReader()
  )
}) satisfies QueryResolvers['reportEntries']
