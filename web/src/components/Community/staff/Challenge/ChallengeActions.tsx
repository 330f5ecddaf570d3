import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  EndChallengeMutation,
  EndChallengeMutationVariables,
  OpenChallengeMutation,
  OpenChallengeMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import { ChallengeDialog } from './ChallengeDialog'
import { shownIn, type Challenge } from './challengeFields'

const OPEN: TypedDocumentNode<
  OpenChallengeMutation,
  OpenChallengeMutationVariables
> = gql`
  mutation OpenChallengeMutation($id: Int!) {
    openChallenge(id: $id) {
      ...ChallengeFields
    }
  }
`

const END: TypedDocumentNode<
  EndChallengeMutation,
  EndChallengeMutationVariables
> = gql`
  mutation EndChallengeMutation($id: Int!, $reason: String!) {
    endChallenge(id: $id, reason: $reason) {
      ...ChallengeFields
    }
  }
`

/** What editors do with a challenge: edit it, open it and end it. */
export const ChallengeActions = ({ challenge }: { challenge: Challenge }) => {
  const { t } = useTranslation(['community.challenges', 'common'])
  const mayEdit = useAccess().mayOpen('editGroup')
  const [dialog, setDialog] = useState<'edit' | 'end'>()
  const { id, name, status, participantCount, taskCount, days } = challenge
  const [open, { loading }] = useSave(OPEN, {
    done: t('open.done'),
    refetch: shownIn,
  })
  if (!mayEdit || status === 'ENDED') return null
  const close = () => setDialog(undefined)
  return (
    <>
      <Button onClick={() => setDialog('edit')}>
        {t('common:action.edit')}
      </Button>
      {status === 'DRAFT' ? (
        taskCount === days && (
          <Button look="primary" busy={loading} onClick={() => open({ id })}>
            {t('open.submit')}
          </Button>
        )
      ) : (
        <Button look="ghost" onClick={() => setDialog('end')}>
          {t('end.submit')}
        </Button>
      )}
      {dialog === 'edit' && (
        <ChallengeDialog challenge={challenge} onClose={close} />
      )}
      <ReasonDialog
        isOpen={dialog === 'end'}
        onClose={close}
        words={{
          title: t('end.title', { name }),
          text: t('end.text', { count: participantCount }),
          label: t('reason'),
          submit: t('end.submit'),
          done: t('end.done'),
        }}
        mutation={END}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={shownIn}
        isDangerous
      />
    </>
  )
}
