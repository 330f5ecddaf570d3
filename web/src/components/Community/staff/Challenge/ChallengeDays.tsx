import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { ChallengeDayInput } from 'types/graphql'

import ChallengeDaysCell from 'src/components/Community/staff/Challenge/ChallengeDaysCell'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { useAccess } from 'src/hooks/access/useAccess'

import { dayFields, type Challenge, type ChallengeDay } from './challengeFields'

const SAVE: Doc<'SaveChallengeDayMutation'> = gql`
  mutation SaveChallengeDayMutation(
    $challengeId: Int!
    $day: Int!
    $input: ChallengeDayInput!
  ) {
    saveChallengeDay(challengeId: $challengeId, day: $day, input: $input) {
      ...ChallengeDayFields
    }
  }
`

type Edited = { day: number; task?: ChallengeDay }

/** The days of a challenge with their tasks; editors write them one by one. */
export const ChallengeDays = ({ challenge }: { challenge: Challenge }) => {
  const { t } = useTranslation('community.challenges')
  const mayEdit = useAccess().mayOpen('editGroup')
  const [edited, setEdited] = useState<Edited>()
  const { id, days, status, taskCount } = challenge
  return (
    <>
      {status === 'DRAFT' && taskCount < days && (
        <p role="status" className="alert alert-warning alert-soft mb-4">
          {t('day.missing', { count: days - taskCount })}
        </p>
      )}
      <ChallengeDaysCell
        id={id}
        days={days}
        mayEdit={mayEdit && status !== 'ENDED'}
        onEdit={(day: number, task?: ChallengeDay) => setEdited({ day, task })}
      />
      {edited && (
        <ResourceDialog
          entity="community.challenges.day"
          fields={dayFields}
          record={edited.task ?? {}}
          name={t('day.number', { day: edited.day })}
          mutation={SAVE}
          variables={(input: ChallengeDayInput) => ({
            challengeId: id,
            day: edited.day,
            input,
          })}
          refetch={['ChallengeDaysQuery', 'ChallengeQuery']}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
