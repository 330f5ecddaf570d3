import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GroupMemberFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  choiceColumn,
  dateColumn,
  fixed,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { messengerUrl } from '$api/src/shared/accounts/contact'

registerFragment(gql`
  fragment GroupMemberFields on GroupMember {
    id
    userId
    name
    slug
    email
    facebookProfile
    stageNumber
    groupId
    groupName
    subGroupId
    subGroupName
    role
    startedAt
    endedAt
    endReason
    lastSeenAt
    isStuck
  }
`)

export type Member = GroupMemberFields

const Stage = ({ stageNumber, isStuck }: Member) => {
  const { t } = useTranslation('community.groups')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {stageNumber ?? '–'}
      {isStuck && (
        <StatusBadge tone="warning">{t('member.isStuck')}</StatusBadge>
      )}
    </span>
  )
}

const Messenger = ({ name, facebookProfile }: Member) => {
  const { t } = useTranslation('community.groups')
  return (
    <a
      href={messengerUrl(facebookProfile ?? '')}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex items-center gap-1"
      aria-label={t('member.writeTo', { name })}
    >
      <MessageCircle className="size-4" aria-hidden />
      Messenger
    </a>
  )
}

const Role = ({ role }: Pick<Member, 'role'>) => {
  const { t } = useTranslation('community.groups')
  return (
    <StatusBadge tone={role === 'LEADER' ? 'info' : 'neutral'}>
      {t(`member.choices.role.${role}`)}
    </StatusBadge>
  )
}

/** The people of one group. */
export const columnsOfGroup: Column<Member>[] = [
  textColumn('name', fixed),
  choiceColumn('role', {
    ...fixed,
    value: ({ role }) => (role === 'MEMBER' ? null : <Role role={role} />),
  }),
  textColumn('subGroupName', fixed),
  {
    key: 'stageNumber',
    value: (row) => <Stage {...row} />,
    csv: ({ stageNumber }) => stageNumber,
  },
  {
    key: 'lastSeenAt',
    value: ({ lastSeenAt }) =>
      lastSeenAt ? <DateText date={lastSeenAt} look="relative" /> : null,
    csv: ({ lastSeenAt }) => lastSeenAt,
  },
  {
    key: 'facebookProfile',
    value: (row) => (row.facebookProfile ? <Messenger {...row} /> : null),
    csv: ({ facebookProfile }) => facebookProfile,
  },
  dateColumn('startedAt'),
  textColumn('email', more),
]

/** The people of all groups, each with their group; a former place has its end in view. */
export const columnsOfAll: Column<Member>[] = columnsOfGroup.flatMap(
  (column) =>
    column.key === 'subGroupName'
      ? [textColumn<Member>('groupName', fixed), column]
      : [column]
)

const isOfPast = (key: string) =>
  ['name', 'groupName', 'subGroupName', 'startedAt'].includes(key)

/** The columns of former people: when they were there, and why it ended. */
export const columnsOfPast = (columns: Column<Member>[]): Column<Member>[] => [
  ...columns.filter(({ key }) => isOfPast(key)),
  dateColumn('endedAt', fixed),
  textColumn('endReason', fixed),
]
