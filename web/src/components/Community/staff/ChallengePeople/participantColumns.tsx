import { useTranslation } from 'react-i18next'
import type { ChallengeParticipantFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

registerFragment(gql`
  fragment ChallengeParticipantFields on ChallengeParticipantListed {
    id
    userId
    name
    slug
    email
    startsOn
    today
    doneCount
    days
    stageNumber
    buddyName
    wantsBuddy
    endReason
    isDropped
    registeredAt
  }
`)

export type Participant = ChallengeParticipantFields

/** The queries that show participants. */
export const shownIn = ['ChallengeParticipantsPageQuery', 'ChallengeQuery']

const Buddy = ({ buddyName, wantsBuddy, isDropped }: Participant) => {
  const { t } = useTranslation('community.challenges')
  if (buddyName) return <>{buddyName}</>
  if (isDropped) return null
  return wantsBuddy ? (
    <StatusBadge tone="warning">{t('participant.wants')}</StatusBadge>
  ) : (
    <span className="text-muted">{t('participant.alone')}</span>
  )
}

export const columns: Column<Participant>[] = [
  textColumn('name', fixed),
  textColumn('email', fixed),
  dateColumn('startsOn', fixed),
  numberColumn('today', fixed),
  textColumn('doneCount', {
    ...fixed,
    align: 'right',
    value: ({ doneCount, days }) => `${doneCount} / ${days}`,
  }),
  {
    key: 'buddyName',
    value: (row) => <Buddy {...row} />,
    csv: ({ buddyName }) => buddyName,
  },
  numberColumn('stageNumber', more),
  textColumn('endReason', more),
  dateColumn('registeredAt', { look: 'time', secondary: true }),
]

export const filters = ['noBuddy', 'wantsBuddy', 'dropped']
