import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { nameOf } from './user'

const ASSIGN: Doc<'AssignAccessLevelsMutation'> = gql`
  mutation AssignAccessLevelsMutation(
    $userId: Int!
    $accessLevelIds: [String!]!
  ) {
    assignAccessLevels(userId: $userId, accessLevelIds: $accessLevelIds)
  }
`

type Input = { accessLevelIds: string[] }
type AssignLevelsProps = { user: UserDetailFields; onClose: () => void }

/** Chooses the access levels that staff give to a user, besides those from purchases. */
export const AssignLevels = ({ user, onClose }: AssignLevelsProps) => {
  const { t } = useTranslation('accounts.staff')
  const choices = useLevelChoices()
  const [save, { error }] = useSave(ASSIGN, {
    done: t('detail.assigned'),
    refetch: ['FindUserDetailQuery'],
    onDone: onClose,
  })
  const held = user.levels.filter(({ isByHand }) => isByHand)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('detail.assignTitle', { name: nameOf(user) })}
      text={t('detail.assignText')}
    >
      {choices.length > 0 ? (
        <ResourceForm<Input>
          fields={[
            {
              name: 'accessLevelIds',
              as: 'multichoice',
              label: t('detail.levels'),
              required: true,
              choices,
            },
          ]}
          record={{ accessLevelIds: held.map(({ id }) => id) }}
          onSave={(input) => save({ userId: user.id, ...input })}
          error={error}
          guard={false}
          block
        />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Dialog>
  )
}
