import type {
  SuccessManagerFields,
  SuccessManagerInput,
  SuccessMemberFields,
} from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
import { csvTime } from 'src/lib/files/csv'

registerFragment(gql`
  fragment SuccessManagerFields on SuccessManager {
    id
    userId
    name
    email
    capacity
    isActive
    bookingUrl
    batches {
      id
      name
    }
    memberCount
    taskCount
    lateCount
    createdAt
  }
`)

registerFragment(gql`
  fragment SuccessMemberFields on SuccessMember {
    id
    name
    email
    stageNumber
    batchName
    lastSeenAt
    assignedAt
    taskCount
  }
`)

type Load = Pick<SuccessManagerFields, 'memberCount' | 'capacity'>

/** How many members a manager has, and of how many if there is a limit. */
const loadText = ({ memberCount, capacity }: Load) =>
  capacity ? `${memberCount} / ${capacity}` : String(memberCount)

const batchNames = ({ batches }: SuccessManagerFields) =>
  batches.map(({ name }) => name).join(', ')

export const columns: Column<SuccessManagerFields>[] = [
  textColumn('name', fixed),
  {
    key: 'memberCount',
    align: 'right',
    value: loadText,
    csv: ({ memberCount }) => memberCount,
  },
  numberColumn('taskCount', fixed),
  numberColumn('lateCount', fixed),
  { key: 'batches', value: batchNames, csv: batchNames },
  badgeColumn('isActive', { true: 'success', false: 'outline' }, fixed),
  textColumn('email', more),
  dateColumn('createdAt', { secondary: true }),
]

/** The facts on a manager's page; the name is the title. */
export const details: Column<SuccessManagerFields>[] = [
  ...columns.filter(({ key }) => key !== 'name'),
  textColumn('bookingUrl', fixed),
]

export const filters = ['active', 'inactive']

export const fields: Field<SuccessManagerInput>[] = [
  { name: 'capacity', as: 'number', min: 1 },
  { name: 'bookingUrl', as: 'url' },
  { name: 'isActive', as: 'switch' },
]

export const memberColumns: Column<SuccessMemberFields>[] = [
  textColumn('name', fixed),
  numberColumn('stageNumber', fixed),
  textColumn('batchName', more),
  {
    key: 'lastSeenAt',
    value: ({ lastSeenAt }) =>
      lastSeenAt ? <DateText date={lastSeenAt} look="relative" /> : null,
    csv: ({ lastSeenAt }) => csvTime(lastSeenAt),
  },
  numberColumn('taskCount', fixed),
  textColumn('email', more),
  dateColumn('assignedAt', more),
]

/** The queries that show who cares for whom. */
export const shownIn = [
  'SuccessManagersPageQuery',
  'FindSuccessManagerQuery',
  'SuccessMembersPageQuery',
  'SuccessCareQuery',
  'SuccessWorklistQuery',
]
