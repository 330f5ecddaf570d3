import { useApolloClient, type ApolloError } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { UsersChangeKind } from 'types/graphql'

import { offerUndo } from 'src/components/ui/feedback/UndoBar/offerUndo'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'

import type { ChangeKind } from './changeKinds'
import type { Outcome } from './useChangeUsers'

const UNDO: Doc<'UndoUsersChangeMutation'> = gql`
  mutation UndoUsersChangeMutation($userIds: [Int!]!, $kind: UsersChangeKind!) {
    undoUsersChange(userIds: $userIds, kind: $kind)
  }
`

/** The most people whose change the server takes back in one transaction. */
const MOST_PEOPLE = 100

/** A mail that was sent cannot be taken back. */
const undoable: Partial<Record<ChangeKind, UsersChangeKind>> = {
  level: 'LEVEL',
  batch: 'BATCH',
  stage: 'STAGE',
  success: 'SUCCESS',
  archive: 'ARCHIVE',
}

/** Offers to undo a change for those who were changed; returns whether it can be undone. */
export const useOfferUndo = (changeKind: ChangeKind) => {
  const { t } = useTranslation(['accounts.users', 'common.tools'])
  const client = useApolloClient()
  const kind = undoable[changeKind]

  return (
    { changedIds: userIds }: Pick<Outcome, 'changedIds'>,
    name: string
  ) => {
    const { length: count } = userIds
    if (!kind || count === 0 || count > MOST_PEOPLE) return false
    offerUndo({
      text: t(`result.${changeKind}`, { count, name }),
      onUndo: async () => {
        try {
          await client.mutate({ mutation: UNDO, variables: { userIds, kind } })
          void toast.success(t('common.tools:undo.done'))
        } catch (error) {
          void toast.error(await errorText(error as ApolloError))
        }
        await client.refetchQueries({ include: 'active' })
      },
    })
    return true
  }
}
