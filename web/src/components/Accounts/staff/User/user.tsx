import type { UserFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { LevelNames } from 'src/components/Accounts/Profile/LevelNames'
import { membershipTones } from 'src/components/Billing/Subscription/membershipTones'
import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'

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
    lastSeenAt
    leftCentavos
    userProfile {
      id
      mobileNumber
    }
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
  textColumn('email', {
    value: ({ email }) => (
      <span title={email} className="block truncate sm:max-w-36">
        {email}
      </span>
    ),
  }),
  {
    key: 'mobileNumber',
    value: ({ userProfile }) => userProfile?.mobileNumber,
    csv: ({ userProfile }) => userProfile?.mobileNumber,
  },
  textColumn('batchName', fixed),
  textColumn('stageName', fixed),
  moneyColumn('leftCentavos', {
    ...fixed,
    isSummed: true,
    value: ({ leftCentavos }) =>
      leftCentavos ? <PesoText centavos={leftCentavos} /> : null,
  }),
  dateColumn('lastSeenAt', {
    ...fixed,
    value: ({ lastSeenAt }) =>
      lastSeenAt ? <DateText date={lastSeenAt} /> : null,
  }),
  dateColumn('createdAt'),
  textColumn('tribeId', more),
  textColumn('groupName', more),
  badgeColumn('enrolment', enrolmentTones, more),
  badgeColumn('membershipStatus', membershipTones, more),
  dateColumn('archivedAt', more),
  textColumn('accessLevel', {
    ...more,
    value: ({ accessLevel }) => <LevelNames names={accessLevel} />,
    csv: ({ accessLevel }) => accessLevel.join(', '),
  }),
]

/** The columns of users that the viewer may see. */
export const useUserColumns = () => {
  const { mayOpen } = useAccess()
  return mayOpen('studentPaymentDetails')
    ? columns
    : columns.filter(({ key }) => key !== 'leftCentavos')
}
