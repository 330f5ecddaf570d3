import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { useSave } from 'src/hooks/data/useSave'

import { PairDialog } from './PairDialog'
import { shownIn, type Participant } from './participantColumns'

const DROP: Doc<'DropChallengeParticipantMutation'> = gql`
  mutation DropChallengeParticipantMutation($id: Int!, $reason: String!) {
    dropChallengeParticipant(id: $id, reason: $reason)
  }
`

const END: Doc<'EndChallengePairMutation'> = gql`
  mutation EndChallengePairMutation($id: Int!, $reason: String!) {
    endChallengePair(id: $id, reason: $reason)
  }
`

const RESTORE: Doc<'RestoreChallengeParticipantMutation'> = gql`
  mutation RestoreChallengeParticipantMutation($id: Int!) {
    restoreChallengeParticipant(id: $id)
  }
`

/** What editors do with a participant: give a buddy, end the pair, take out and let in again. */
export const ParticipantActions = ({
  participant,
}: {
  participant: Participant
}) => {
  const { t } = useTranslation('community.challenges')
  const [dialog, setDialog] = useState<'pair' | 'end' | 'drop'>()
  const { id, name, buddyName, isDropped } = participant
  const [restore, { loading }] = useSave(RESTORE, {
    done: t('restore.done'),
    refetch: shownIn,
  })
  const close = () => setDialog(undefined)
  if (isDropped)
    return (
      <Button
        size="sm"
        look="ghost"
        busy={loading}
        aria-label={t('restore.of', { name })}
        onClick={() => restore({ id })}
      >
        {t('restore.submit')}
      </Button>
    )
  const kind = buddyName ? 'end' : 'pair'
  const ended = dialog === 'end'
  return (
    <div className="flex justify-end">
      <Button
        size="sm"
        look="ghost"
        aria-label={t(buddyName ? 'endPair.of' : 'pair.of', { name })}
        onClick={() => setDialog(kind)}
      >
        {t(buddyName ? 'endPair.submit' : 'pair.submit')}
      </Button>
      <Button
        size="sm"
        look="ghost"
        aria-label={t('drop.of', { name })}
        onClick={() => setDialog('drop')}
      >
        {t('drop.submit')}
      </Button>
      {dialog === 'pair' && (
        <PairDialog participant={participant} onClose={close} />
      )}
      <ReasonDialog
        isOpen={ended || dialog === 'drop'}
        onClose={close}
        words={{
          title: ended
            ? t('endPair.title', { name, buddy: buddyName ?? '' })
            : t('drop.title', { name }),
          text: t(ended ? 'endPair.text' : 'drop.text'),
          label: t('reason'),
          submit: t(ended ? 'endPair.submit' : 'drop.submit'),
          done: t(ended ? 'endPair.done' : 'drop.done'),
        }}
        mutation={ended ? END : DROP}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={shownIn}
        isDangerous
      />
    </div>
  )
}
