import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

import { shownIn, type Buddies } from './accountabilityGroup'

const LEAVE: Doc<'LeaveAccountabilityGroupMutation'> = gql`
  mutation LeaveAccountabilityGroupMutation($reason: String!) {
    leaveAccountabilityGroup(reason: $reason)
  }
`

type LeaveBuddiesProps = Pick<Buddies, 'name' | 'leader'>

/** A member leaves with a reason, which the leader reads; in a group without one, staff do. */
export const LeaveBuddies = ({ name, leader }: LeaveBuddiesProps) => {
  const { t } = useTranslation('community.accountability')
  const { reauthenticate } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="ghost" onClick={() => setIsOpen(true)}>
        {t('leave.submit')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={() => void reauthenticate()}
        words={{
          title: t('leave.title', { name }),
          text: t(leader ? 'leave.text' : 'leave.noLeader'),
          label: t('reason'),
          submit: t('leave.submit'),
          done: t('leave.done'),
        }}
        mutation={LEAVE}
        field="reason"
        variables={(reason) => ({ reason })}
        refetch={shownIn}
        isDangerous
      />
    </>
  )
}
