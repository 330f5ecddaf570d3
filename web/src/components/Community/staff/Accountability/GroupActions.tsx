import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccountabilityListedFields } from 'types/graphql'

import { shownIn } from 'src/components/Community/Buddies/accountabilityGroup'
import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { useSave } from 'src/hooks/data/useSave'

import { AccountabilityDialog } from './AccountabilityDialog'

const END: Doc<'EndAccountabilityGroupMutation'> = gql`
  mutation EndAccountabilityGroupMutation($id: Int!, $reason: String!) {
    endAccountabilityGroup(id: $id, reason: $reason) {
      ...AccountabilityListedFields
    }
  }
`

const PAUSE = gql`
  mutation PauseAccountabilityGroupMutation($id: Int!) {
    pauseAccountabilityGroup(id: $id) {
      ...AccountabilityListedFields
    }
  }
`

const RESUME = gql`
  mutation ResumeAccountabilityGroupMutation($id: Int!) {
    resumeAccountabilityGroup(id: $id) {
      ...AccountabilityListedFields
    }
  }
`

type GroupActionsProps = { group: AccountabilityListedFields }

/** What editors do with a group in the list: edit it, let it pause or go on, and end it. */
export const GroupActions = ({ group }: GroupActionsProps) => {
  const { t } = useTranslation(['community.accountability', 'common'])
  const [open, setOpen] = useState<'edit' | 'end'>()
  const { id, name, status, memberCount } = group
  const isPaused = status === 'PAUSED'
  const [toggle, { loading }] = useSave<unknown, { id: number }>(
    isPaused ? RESUME : PAUSE,
    { done: t(isPaused ? 'resume.done' : 'pause.done'), refetch: shownIn }
  )
  if (status === 'ENDED') return null
  const close = () => setOpen(undefined)
  return (
    <div className="flex justify-end">
      <Button size="sm" look="ghost" onClick={() => setOpen('edit')}>
        {t('common:action.edit')}
      </Button>
      <Button
        size="sm"
        look="ghost"
        busy={loading}
        onClick={() => toggle({ id })}
      >
        {t(isPaused ? 'resume.submit' : 'pause.submit')}
      </Button>
      <Button size="sm" look="ghost" onClick={() => setOpen('end')}>
        {t('end.submit')}
      </Button>
      {open === 'edit' && (
        <AccountabilityDialog group={group} onClose={close} />
      )}
      <ReasonDialog
        isOpen={open === 'end'}
        onClose={close}
        words={{
          title: t('end.title', { name }),
          text: t('end.text', { count: memberCount }),
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
    </div>
  )
}
