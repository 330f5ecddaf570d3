import { useTranslation } from 'react-i18next'
import type {
  AddScheduleMutation,
  AddScheduleMutationVariables,
  UpdateScheduleMutation,
  UpdateScheduleMutationVariables,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

import { queriesAfterDecision } from './ApprovePaymentDialog'

const ADD_SCHEDULE = gql`
  mutation AddScheduleMutation($input: AddPaymentScheduleInput!) {
    addPaymentSchedule(input: $input) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

const UPDATE_SCHEDULE = gql`
  mutation UpdateScheduleMutation(
    $id: Int!
    $input: UpdatePaymentScheduleInput!
  ) {
    updatePaymentSchedule(id: $id, input: $input) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

/** Adds and edits entries, and reloads the screens that show them. */
export const useSaveSchedule = (onDone: () => void) => {
  const { t } = useTranslation('billing')
  const [add, added] = useSave<
    AddScheduleMutation,
    AddScheduleMutationVariables
  >(ADD_SCHEDULE, {
    done: t('schedule.added'),
    refetch: queriesAfterDecision,
    onDone,
  })
  const [update, updated] = useSave<
    UpdateScheduleMutation,
    UpdateScheduleMutationVariables
  >(UPDATE_SCHEDULE, {
    done: t('schedule.updated'),
    refetch: queriesAfterDecision,
    onDone,
  })

  return { add, update, error: added.error ?? updated.error }
}
