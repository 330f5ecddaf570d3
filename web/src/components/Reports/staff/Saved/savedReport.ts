import type { ReportInput, SavedReportFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment SavedReportFields on SavedReport {
    id
    name
    nameFil
    category
    period
    isPrevious
    from
    to
    part
    key
    by
    content
    columns
    isOwn
    isSystem
    ownerName
    sharedWith
    schedule
    format
    nextRunOn
    feedDrawnAt
    updatedAt
  }
`)

export type SavedReport = SavedReportFields

/** The input that shows the same as the report. */
export const inputOf = ({
  name,
  category,
  period,
  isPrevious,
  from,
  to,
  part,
  key,
  by,
  content,
  columns,
}: SavedReport): ReportInput => ({
  name,
  category,
  params: {
    period,
    isPrevious,
    ...(period === 'CUSTOM_RANGE' && { from, to }),
    part,
    key,
    by,
    content,
  },
  columns,
})

/** The queries that show saved reports and their files. */
export const shownIn = ['ReportsQuery', 'SavedReportQuery', 'ReportRunsQuery']

/** Changes an own report. */
export const UPDATE: Doc<'UpdateReportMutation'> = gql`
  mutation UpdateReportMutation($id: String!, $input: ReportInput!) {
    updateReport(id: $id, input: $input) {
      ...SavedReportFields
    }
  }
`
