import { useState } from 'react'

import { Crown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  GroupMembersPageQuery,
  GroupMembersPageQueryVariables,
} from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { QUERY } from 'src/components/Community/staff/GroupMembers/GroupMembersCell/GroupMembersCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const HAND_OVER: Doc<'HandOverGroupMutation'> = gql`
  mutation HandOverGroupMutation($userId: Int!) {
    handOverGroup(userId: $userId)
  }
`

type Input = { userId: number }

/** The most people whom the dialog offers. */
const OFFERED = 100

type HandOverProps = { groupId: number; name: string }

/** A leader gives the lead to somebody of the group, and stays in it as a member. */
export const HandOver = ({ groupId, name }: HandOverProps) => {
  const { t } = useTranslation('community.groups')
  const { currentUser, reauthenticate } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery<
    GroupMembersPageQuery,
    GroupMembersPageQueryVariables
  >(QUERY, { variables: { groupId, perPage: OFFERED }, skip: !isOpen })
  const [handOver, { error }] = useSave(HAND_OVER, {
    done: t('handOver.done'),
    onDone: async () => {
      await reauthenticate()
      navigate(routes.community())
    },
  })
  const people = (data?.groupMembersPage.rows ?? []).filter(
    ({ userId, role }) => userId !== currentUser?.id && role !== 'LEADER'
  )
  const fields: Field<Input>[] = [
    {
      name: 'userId',
      as: 'choice',
      required: true,
      choices: people.map((each) => ({ value: each.userId, label: each.name })),
    },
  ]
  return (
    <>
      <Button look="ghost" icon={Crown} onClick={() => setIsOpen(true)}>
        {t('handOver.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('handOver.titleOf', { name })}
        text={t('handOver.text')}
      >
        <ResourceForm<Input>
          entity="community.groups.handOver"
          fields={fields}
          onSave={(input) => handOver(input)}
          error={error}
          submitLabel={t('handOver.title')}
          guard={false}
          block
        />
      </Dialog>
    </>
  )
}
