import { useTranslation } from 'react-i18next'
import type {
  AssignAccessLevelsMutation,
  AssignAccessLevelsMutationVariables,
  LevelChoicesQuery,
} from 'types/graphql'

import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { SkeletonLines } from 'src/components/ui/Skeleton/Skeleton'
import { useSave } from 'src/hooks/useSave'

import { nameOf } from './user'
import type { UserDetail } from './UserView'

const CHOICES: TypedDocumentNode<LevelChoicesQuery> = gql`
  query LevelChoicesQuery {
    accessLevels {
      id
      label
    }
  }
`

const ASSIGN: TypedDocumentNode<
  AssignAccessLevelsMutation,
  AssignAccessLevelsMutationVariables
> = gql`
  mutation AssignAccessLevelsMutation(
    $userId: Int!
    $accessLevelIds: [String!]!
  ) {
    assignAccessLevels(userId: $userId, accessLevelIds: $accessLevelIds)
  }
`

type Input = { accessLevelIds: string[] }
type AssignLevelsProps = { user: UserDetail; onClose: () => void }

/** Chooses the levels that somebody holds by hand. */
export const AssignLevels = ({ user, onClose }: AssignLevelsProps) => {
  const { t } = useTranslation('people')
  const { data } = useQuery(CHOICES)
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
      {data ? (
        <ResourceForm<Input>
          fields={[
            {
              name: 'accessLevelIds',
              as: 'multichoice',
              label: t('detail.levels'),
              required: true,
              choices: data.accessLevels.map(({ id, label }) => ({
                value: id,
                label,
              })),
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
