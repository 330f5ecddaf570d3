import type { BugReportFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { bugReportStatuses } from '$api/src/shared/accounts/bugReport'
import { truncate } from '$api/src/shared/text/text'

registerFragment(gql`
  fragment BugReportFields on BugReport {
    id
    description
    page
    status
    reporter
    email
    createdAt
  }
`)

const tones = {
  OPEN: 'warning',
  SEEN: 'info',
  FIXED: 'success',
  DECLINED: 'outline',
} as const

const LIST_CHARACTERS = 80

/** The facts of the detail page, which shows the full description beside them. */
export const facts: Column<BugReportFields>[] = [
  textColumn('page'),
  textColumn('reporter', fixed),
  textColumn('email', more),
  badgeColumn('status', tones),
  dateColumn('createdAt', { look: 'time' }),
]

export const columns: Column<BugReportFields>[] = [
  textColumn('description', {
    ...fixed,
    value: ({ description }) => truncate(description, LIST_CHARACTERS),
  }),
  ...facts,
]

export const filters: readonly string[] = bugReportStatuses
