import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { found } from 'src/lib/errors'
import { runLines } from 'src/services/reports/engine/runLines'
import {
  contentKinds,
  reportKinds,
  reportParts,
} from 'src/shared/reports/engine/measures'
import { pageOfReport } from 'src/shared/reports/engine/savedReport'
import { wordOf } from 'src/shared/text/enumWords'

import { reportReader } from './reportReader'

/** A report's numbers by stage, batch, group and so on; nothing without the page of that report. */
export const reportLines = (async ({
  report,
  period,
  from,
  to,
  content,
  by,
  page,
}) => {
  const kind = found(wordOf(reportKinds, report))
  if (!currentUser().pageAccess[pageOfReport[kind]])
    return { keys: [], total: 0, lines: [] }
  return runLines(
    {
      report: kind,
      content: wordOf(contentKinds, content),
      choice: { period, from, to },
    },
    found(wordOf(reportParts, by)),
    Math.max(1, page ?? 1),
    await reportReader()
  )
}) satisfies QueryResolvers['reportLines']
