import { useState } from 'react'

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AccountabilityDialog } from 'src/components/Community/staff/Accountability/AccountabilityDialog'
import ChallengeGroupsCell from 'src/components/Community/staff/Challenge/ChallengeGroupsCell'
import { Button } from 'src/components/ui/control/Button/Button'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

import type { Challenge } from './challengeFields'

/** The accountability groups of a challenge. */
export const ChallengeGroups = ({ challenge }: { challenge: Challenge }) => {
  const { t } = useTranslation('community.accountability')
  const mayCreate = useMayCreate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {mayCreate('newGroup') && challenge.status !== 'ENDED' && (
        <div className="mb-4 flex justify-end">
          <Button icon={Plus} onClick={() => setIsOpen(true)}>
            {t('group.create')}
          </Button>
        </div>
      )}
      <ChallengeGroupsCell challengeId={challenge.id} />
      {isOpen && (
        <AccountabilityDialog
          challengeId={challenge.id}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
