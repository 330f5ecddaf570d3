import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { useAccess } from 'src/hooks/access/useAccess'
import { useRemove } from 'src/hooks/data/useRemove'
import { useSave } from 'src/hooks/data/useSave'

import { ChallengeDialog } from './ChallengeDialog'
import { shownIn, type Challenge } from './challengeFields'

const OPEN: Doc<'OpenChallengeMutation'> = gql`
  mutation OpenChallengeMutation($id: Int!) {
    openChallenge(id: $id) {
      ...ChallengeFields
    }
  }
`

const END: Doc<'EndChallengeMutation'> = gql`
  mutation EndChallengeMutation($id: Int!, $reason: String!) {
    endChallenge(id: $id, reason: $reason) {
      ...ChallengeFields
    }
  }
`

const DELETE = gql`
  mutation DeleteChallengeMutation($id: Int!) {
    deleteChallenge(id: $id) {
      id
    }
  }
`

/** What editors do with a challenge: edit it, open or delete a draft, and end it. */
export const ChallengeActions = ({ challenge }: { challenge: Challenge }) => {
  const { t } = useTranslation(['community.challenges', 'common'])
  const mayEdit = useAccess().mayOpen('editGroup')
  const [dialog, setDialog] = useState<'edit' | 'end'>()
  const { id, name, status, participantCount, taskCount, days } = challenge
  const [open, { loading }] = useSave(OPEN, {
    done: t('open.done'),
    refetch: shownIn,
  })
  const remove = useRemove(DELETE, routes.challengeGroups(), [
    'ChallengesPageQuery',
  ])
  const { confirm, confirmDialog } = useConfirm()
  const onRemove = async () => {
    const isWanted = await confirm({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      confirmLabel: t('common:action.delete'),
      isDangerous: true,
    })
    if (isWanted) await remove({ id })
  }
  if (!mayEdit || status === 'ENDED') return null
  const close = () => setDialog(undefined)
  return (
    <>
      <Button onClick={() => setDialog('edit')}>
        {t('common:action.edit')}
      </Button>
      {status === 'DRAFT' ? (
        <>
          <Button look="ghost" onClick={() => void onRemove()}>
            {t('common:action.delete')}
          </Button>
          {taskCount === days ? (
            <Button look="primary" busy={loading} onClick={() => open({ id })}>
              {t('open.submit')}
            </Button>
          ) : (
            <LinkButton
              look="primary"
              to={routes.challengeGroups({ challengeId: id, tab: 'days' })}
            >
              {t('open.write', { count: days - taskCount })}
            </LinkButton>
          )}
        </>
      ) : (
        <Button look="ghost" onClick={() => setDialog('end')}>
          {t('end.submit')}
        </Button>
      )}
      {confirmDialog}
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
