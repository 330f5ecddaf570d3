import type { EnrollUserQuery } from 'types/graphql'

import { EnrollUserForm } from 'src/components/Billing/staff/Enrolling/EnrollUserForm'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EnrollUserQuery'> = gql`
  query EnrollUserQuery($id: Int!) {
    user(id: $id) {
      id
      firstName
      lastName
      email
    }
    enrollmentBatches {
      batch {
        id
        name
        launchFrom
        launchTo
      }
      isCurrent
      isFull
    }
    accessLevels {
      id
      name
      label
      isGrantable
    }
  }
`

export const isEmpty = ({ user }: EnrollUserQuery) => !user

export const beforeQuery = freshQuery<VariablesOf<'EnrollUserQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = (data: PropsOf<'EnrollUserQuery'>) => (
  <EnrollUserForm {...data} />
)
