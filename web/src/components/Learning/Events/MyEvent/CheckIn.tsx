import { useTranslation } from 'react-i18next'
import type {
  CheckInToEventMutation,
  CheckInToEventMutationVariables,
} from 'types/graphql'

import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const CHECK_IN = gql`
  mutation CheckInToEventMutation($occurrenceId: Int!, $code: String!) {
    checkInToEvent(occurrenceId: $occurrenceId, code: $code) {
      ...MyEventFields
    }
  }
`

/** The form for the attendance code that is announced at the event. */
export const CheckIn = ({ occurrenceId }: { occurrenceId: number }) => {
  const { t } = useTranslation('learning.events')
  const [send, { error }] = useSave<
    CheckInToEventMutation,
    CheckInToEventMutationVariables
  >(CHECK_IN, { done: t('join.attended.CODE'), refetch: ['MyEventQuery'] })
  return (
    <ResourceForm<{ code: string }>
      entity="learning.events.checkIn"
      fields={[
        {
          name: 'code',
          as: 'text',
          required: true,
          autoComplete: 'one-time-code',
        },
      ]}
      onSave={({ code }) => send({ occurrenceId, code })}
      error={error}
      submitLabel={t('join.checkIn')}
      guard={false}
      block
    />
  )
}
