import { useTranslation } from 'react-i18next'
import type {
  AccountabilityGroupInput,
  AccountabilityListedFields,
} from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  meetingColumn,
  meetingFields,
} from 'src/components/Community/staff/Group/group'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { weekdayCodes } from '$api/src/shared/manilaTime'

registerFragment(gql`
  fragment AccountabilityListedFields on AccountabilityListed {
    id
    name
    leader {
      id
      name
    }
    leaderEmail
    cadence
    checkInDay
    maxSize
    language
    meetingDay
    meetingTime
    meetingUrl
    chatUrl
    status
    memberCount
    challengeId
    challengeName
    createdAt
  }
`)

type Row = AccountabilityListedFields

/** A group without a leader needs one, so its row says so. */
const Leader = ({ leader }: Pick<Row, 'leader'>) => {
  const { t } = useTranslation('community.groups')
  return leader ? (
    <>{leader.name}</>
  ) : (
    <StatusBadge tone="warning">{t('group.noLeader')}</StatusBadge>
  )
}

const Rhythm = ({ cadence, checkInDay }: Row) => {
  const { t } = useTranslation(['community.accountability', 'community.groups'])
  return cadence === 'DAILY' || !checkInDay ? (
    <>{t('group.choices.cadence.DAILY')}</>
  ) : (
    <>{t(`community.groups:weekday.${checkInDay}`)}</>
  )
}

export const columns: Column<Row>[] = [
  textColumn('name'),
  {
    key: 'leader',
    value: ({ leader }) => <Leader leader={leader} />,
    csv: ({ leader }) => leader?.name,
  },
  {
    key: 'memberCount',
    align: 'right',
    value: ({ memberCount, maxSize }) => `${memberCount} / ${maxSize}`,
    csv: ({ memberCount }) => memberCount,
  },
  {
    key: 'checkInDay',
    value: (row) => <Rhythm {...row} />,
    csv: ({ cadence, checkInDay }) => checkInDay ?? cadence,
  },
  meetingColumn<Row>(),
  badgeColumn(
    'status',
    { ACTIVE: 'success', PAUSED: 'warning', ENDED: 'outline' },
    fixed
  ),
  textColumn('language', { ...fixed, ...more }),
  textColumn('challengeName', more),
  dateColumn('createdAt', { secondary: true }),
]

export const filters = ['active', 'paused', 'ended']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fieldsWith = (
  time: string | null | undefined,
  challenges: readonly Choice[]
): Field<AccountabilityGroupInput>[] => [
  { name: 'name', as: 'text', required: true },
  { name: 'leader', as: 'text', empty: '' },
  {
    name: 'cadence',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('WEEKLY', 'DAILY'),
  },
  {
    name: 'checkInDay',
    as: 'choice',
    required: true,
    half: true,
    choices: choices(...weekdayCodes),
    when: ({ cadence }) => cadence === 'WEEKLY',
  },
  {
    name: 'maxSize',
    as: 'number',
    required: true,
    min: 2,
    max: 12,
    half: true,
  },
  {
    name: 'language',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('en', 'fil'),
  },
  ...(challenges.length > 0
    ? [{ name: 'challengeId', as: 'choice', choices: challenges } as const]
    : []),
  { name: 'chatUrl', as: 'url', empty: '' },
  ...(meetingFields(time) as Field<AccountabilityGroupInput>[]),
]

export const start: Partial<AccountabilityGroupInput> = {
  cadence: 'WEEKLY',
  checkInDay: 'FR',
  maxSize: 6,
  language: 'en',
}
