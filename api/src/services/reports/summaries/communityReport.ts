import type { QueryResolvers } from 'types/graphql'

import { filterOf, runReport } from 'src/services/reports/engine/runReport'
import { contentKinds } from 'src/shared/reports/engine/measures'
import { wordOf } from 'src/shared/text/enumWords'

import { reportReader } from './reportReader'

/** Members, move-ups and attendance of a period, and the activity of a content kind (spec section 3). */
export const communityReport = (async ({
  period,
  from,
  to,
  part,
  key,
  content,
}) =>
  runReport(
    {
      report: 'community',
      content: wordOf(contentKinds, content),
      choice: { period, from, to },
      filter: filterOf(part, key),
    },
    await reportReader()
  )) satisfies QueryResolvers['communityReport']
