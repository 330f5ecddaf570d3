import { useState } from 'react'

import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Challenge } from 'src/components/Community/staff/Challenge/challengeFields'
import ParticipantsCell from 'src/components/Community/staff/ChallengePeople/ParticipantsCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { useAccess } from 'src/hooks/access/useAccess'

import { PairAllDialog } from './PairAllDialog'

/** The people of a challenge, with the way to pair all who have no buddy. */
export const Participants = ({ challenge }: { challenge: Challenge }) => {
  const { t } = useTranslation('community.challenges')
  const mayEdit =
    useAccess().mayOpen('editGroup') && challenge.status !== 'ENDED'
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {mayEdit && challenge.participantCount > 1 && (
        <div className="mb-4 flex justify-end">
          <Button icon={UsersRound} onClick={() => setIsOpen(true)}>
            {t('pairAll.submit')}
          </Button>
        </div>
      )}
      <ParticipantsCell challengeId={challenge.id} mayEdit={mayEdit} />
      {isOpen && (
        <PairAllDialog
          challengeId={challenge.id}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
