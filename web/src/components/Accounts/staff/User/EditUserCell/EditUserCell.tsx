import type { UpdateUserInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { nameOf } from 'src/components/Accounts/staff/User/user'
import { useUserFields } from 'src/components/Accounts/staff/User/useUserFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditUserQuery'> = gql`
  query EditUserQuery($id: Int!) {
    userDetail(id: $id) {
      id
      firstName
      lastName
      email
      facebookProfile
      isMember
      tribeId
      batchId
      batchName
      stageId
      stageName
      tags
      userProfile {
        id
        middleName
        suffix
        sex
        birthdate
        mobileNumber
        country
        state
        city
      }
    }
  }
`

const UPDATE: Doc<'UpdateUserMutation'> = gql`
  mutation UpdateUserMutation($id: Int!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input)
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditUserQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ userDetail }: PropsOf<'EditUserQuery'>) => {
  const { id, isMember, userProfile, ...person } = userDetail
  const fields = useUserFields(person)
  return (
    <ResourceEditor
      entity="accounts.staff.user"
      listOf={isMember ? 'accounts.staff.user' : 'accounts.staff.nonMember'}
      fields={fields}
      record={{ ...userProfile, ...person }}
      name={nameOf(userDetail)}
      query={QUERY}
      mutation={UPDATE}
      variables={(input: UpdateUserInput) => ({ id, input })}
      list={isMember ? routes.users() : routes.nonMembers()}
      view={isMember ? routes.user({ id }) : routes.nonMember({ id })}
    />
  )
}
