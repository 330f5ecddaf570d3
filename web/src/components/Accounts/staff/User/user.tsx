import type { UpdateUserInput, UserFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { LevelNames } from 'src/components/Accounts/Profile/LevelNames'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment UserFields on User {
    id
    firstName
    lastName
    email
    accessLevel
    createdAt
  }
`)

export const nameOf = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}) => `${firstName} ${lastName}`.trim()

export const columns: Column<UserFields>[] = [
  { key: 'name', value: nameOf, csv: nameOf },
  textColumn('email'),
  textColumn('accessLevel', {
    ...fixed,
    value: ({ accessLevel }) => <LevelNames names={accessLevel} />,
    csv: ({ accessLevel }) => accessLevel.join(', '),
  }),
  dateColumn('createdAt'),
]

export const fields: Field<UpdateUserInput>[] = [
  { name: 'firstName', as: 'text', required: true, half: true },
  { name: 'lastName', as: 'text', required: true, half: true },
  { name: 'email', as: 'email', required: true },
  { name: 'facebookProfile', as: 'text' },
]
