import { useState, type ReactNode } from 'react'

import { ArrowRightLeft, Crown, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { call } from 'src/components/ui/resource/Actions/action'
import ReasonDialog from 'src/components/ui/resource/Actions/ReasonDialog'
import type { BatchAction } from 'src/components/ui/resource/ResourceTable/BatchBar'

import type { Member } from './memberColumns'
import { MoveDialog } from './MoveDialog'
import { RoleDialog } from './RoleDialog'
import { shownIn } from './shownIn'

const REMOVE: Doc<'RemoveGroupMembersMutation'> = gql`
  mutation RemoveGroupMembersMutation($userIds: [Int!]!, $reason: String!) {
    removeGroupMembers(userIds: $userIds, reason: $reason)
  }
`

type Asked = { what: 'move' | 'remove' | 'role'; people: Member[] }

/**
 * The actions on chosen people of groups: move them, remove them with a reason and, as staff, give them
 * another role.
 */
export const useMemberActions = (maySetRoles: boolean) => {
  const { t } = useTranslation('community.groups')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const ask = (what: Asked['what']) => (people: Member[]) =>
    setAsked({ what, people })

  const actions: BatchAction<Member>[] = [
    { label: t('move.submit'), icon: ArrowRightLeft, onRun: ask('move') },
    ...(maySetRoles
      ? [{ label: t('role.submit'), icon: Crown, onRun: ask('role') }]
      : []),
    {
      label: t('remove.submit'),
      icon: UserMinus,
      isDangerous: true,
      onRun: ask('remove'),
    },
  ]

  const dialogs: Record<Asked['what'], (people: Member[]) => ReactNode> = {
    move: (people) => <MoveDialog people={people} onClose={close} />,
    role: (people) => <RoleDialog people={people} onClose={close} />,
    remove: (people) => (
      <ReasonDialog
        words="community.groups"
        name="remove"
        of={{
          count: people.length,
          name: people[0].name,
          context: people.length === 1 ? 'named' : undefined,
        }}
        does={call(REMOVE, { userIds: people.map(({ userId }) => userId) })}
        refetch={shownIn}
        isDangerous
        onClose={close}
      />
    ),
  }
  return { actions, dialog: asked && dialogs[asked.what](asked.people) }
}
