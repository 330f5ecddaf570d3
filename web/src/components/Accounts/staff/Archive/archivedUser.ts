import type { ArchivedUserFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment ArchivedUserFields on ArchivedUser {
    id
    name
    email
    tribeId
    reason
    note
    emailPolicy
    archivedAt
    archivedByName
    anonymisedAt
    anonymisedByName
    isMember
    gaveUp
    deletionRequestedAt
    mayDecide
  }
`)

export const columns: Column<ArchivedUserFields>[] = [
  textColumn('name', fixed),
  textColumn('email', fixed),
  textColumn('tribeId', more),
  badgeColumn('reason', {}, fixed),
  dateColumn('archivedAt'),
  textColumn('archivedByName', fixed),
  dateColumn('anonymisedAt', fixed),
]

export const details: Column<ArchivedUserFields>[] = [
  textColumn('tribeId'),
  textColumn('email'),
  choiceColumn('reason'),
  textColumn('note'),
  dateColumn('archivedAt', { look: 'time' }),
  textColumn('archivedByName'),
  choiceColumn('emailPolicy'),
  {
    key: 'gaveUp',
    value: ({ gaveUp }) => (gaveUp.length > 0 ? gaveUp.join(', ') : null),
  },
  dateColumn('deletionRequestedAt', { look: 'time' }),
  dateColumn('anonymisedAt', { look: 'time' }),
  textColumn('anonymisedByName'),
]
