import type { UserFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { LevelNames } from 'src/components/Accounts/Profile/LevelNames'
import { membershipTones } from 'src/components/Billing/Subscription/membershipTones'
import {
  badgeColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge/StatusBadge'

registerFragment(gql`
  fragment UserFields on User {
    id
    firstName
    lastName
    email
    tribeId
    batchName
    stageName
    groupName
    membershipStatus
    enrolment
    archivedAt
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

const enrolmentTones: Record<string, BadgeTone> = {
  NOT_ENROLLED: 'outline',
  ACTIVE: 'success',
  INACTIVE: 'warning',
}

export const columns: Column<UserFields>[] = [
  { key: 'name', value: nameOf, csv: nameOf },
  textColumn('email'),
  textColumn('tribeId', fixed),
  textColumn('batchName', fixed),
  textColumn('stageName', fixed),
  textColumn('groupName', fixed),
  badgeColumn('membershipStatus', membershipTones, fixed),
  badgeColumn('enrolment', enrolmentTones, fixed),
  dateColumn('archivedAt', more),
  textColumn('accessLevel', {
    ...more,
    value: ({ accessLevel }) => <LevelNames names={accessLevel} />,
    csv: ({ accessLevel }) => accessLevel.join(', '),
  }),
  dateColumn('createdAt'),
]
