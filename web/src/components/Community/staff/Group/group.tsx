import { useTranslation } from 'react-i18next'
import type { GroupFields, GroupInput } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  timeChoices,
  withOwn,
} from 'src/components/ui/form/ResourceForm/timeChoices'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { clockText } from '$api/src/shared/learning/events/zoneTime'
import { weekdayCodes } from '$api/src/shared/manilaTime'

registerFragment(gql`
  fragment GroupFields on Group {
    id
    name
    description
    capacity
    joinMode
    meetingDay
    meetingTime
    meetingUrl
    chatUrl
    batchId
    batchName
    isActive
    leaders {
      id
      name
      slug
    }
    memberCount
    waitingCount
    createdAt
  }
`)

type Meets = Pick<GroupFields, 'meetingDay' | 'meetingTime'>

/** The weekly meeting in words: 'Monday, 7:30 PM'. */
export const MeetingText = ({ meetingDay, meetingTime }: Meets) => {
  const { t } = useTranslation('community.groups')
  if (!meetingDay || !meetingTime) return null
  return (
    <span className="whitespace-nowrap">
      {t(`weekday.${meetingDay}`)}, {clockText(meetingTime)}
    </span>
  )
}

export const meetingColumn = <Row extends Meets>(): Column<Row> => ({
  key: 'meetingDay',
  value: (row) => (row.meetingDay ? <MeetingText {...row} /> : null),
  csv: ({ meetingDay, meetingTime }) =>
    meetingDay ? `${meetingDay} ${meetingTime}` : null,
})

type Counted = { memberCount: number; capacity?: number | null }

/** How many places are taken, and of how many if there is a limit. */
export const placesColumn = <Row extends Counted>(): Column<Row> => ({
  key: 'memberCount',
  align: 'right',
  value: ({ memberCount, capacity }) =>
    capacity ? `${memberCount} / ${capacity}` : String(memberCount),
  csv: ({ memberCount }) => memberCount,
})

/** A group without a leader needs one, so its row says so. */
const Leaders = ({ leaders }: Pick<GroupFields, 'leaders'>) => {
  const { t } = useTranslation('community.groups')
  return leaders.length > 0 ? (
    <>{leaders.map(({ name }) => name).join(', ')}</>
  ) : (
    <StatusBadge tone="warning">{t('group.noLeader')}</StatusBadge>
  )
}

const leadersColumn: Column<GroupFields> = {
  key: 'leaders',
  value: ({ leaders }) => <Leaders leaders={leaders} />,
  csv: ({ leaders }) => leaders.map(({ name }) => name).join(', '),
}

export const columns: Column<GroupFields>[] = [
  textColumn('name'),
  leadersColumn,
  placesColumn<GroupFields>(),
  numberColumn('waitingCount', fixed),
  meetingColumn<GroupFields>(),
  textColumn('batchName', fixed),
  choiceColumn('joinMode', more),
  badgeColumn('isActive', { true: 'success', false: 'outline' }, more),
  dateColumn('createdAt', { secondary: true }),
]

/** The facts on a group's page; its name is the title. */
export const details: Column<GroupFields>[] = [
  ...columns.filter(({ key }) => key !== 'name'),
  textColumn('meetingUrl', fixed),
  textColumn('chatUrl', fixed),
  {
    key: 'description',
    value: ({ description }) =>
      description ? <RichText html={description} /> : null,
    csv: ({ description }) => description,
  },
]

export const filters = ['archived']

const choices = (...values: string[]) => values.map((value) => ({ value }))

type Common = Pick<
  GroupInput,
  'name' | 'capacity' | 'meetingDay' | 'meetingTime' | 'meetingUrl'
>

/** The weekly meeting; a record's own time stays selectable. */
export const meetingFields = (time?: string | null): Field<Common>[] => [
  {
    name: 'meetingDay',
    as: 'choice',
    half: true,
    choices: choices(...weekdayCodes),
  },
  {
    name: 'meetingTime',
    as: 'choice',
    half: true,
    choices: withOwn(timeChoices, time),
  },
  { name: 'meetingUrl', as: 'url', half: true, empty: '' },
]

export const fieldsWith = (
  batches: Choice[],
  time?: string | null
): Field<GroupInput>[] => [
  { name: 'name', as: 'text', required: true },
  { name: 'description', as: 'richText', empty: '' },
  {
    name: 'joinMode',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('STAFF', 'REQUEST', 'OPEN'),
  },
  { name: 'capacity', as: 'number', min: 1, half: true },
  { name: 'batchId', as: 'choice', half: true, choices: batches },
  { name: 'chatUrl', as: 'url', half: true, empty: '' },
  ...(meetingFields(time) as Field<GroupInput>[]),
]

export const start: Partial<GroupInput> = { joinMode: 'STAFF' }
