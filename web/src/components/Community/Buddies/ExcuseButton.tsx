import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

import { shownIn } from './accountabilityGroup'

import { formatBannerDate } from '$api/src/shared/manilaTime'

const EXCUSE: Doc<'ExcuseCheckInMutation'> = gql`
  mutation ExcuseCheckInMutation(
    $groupId: Int!
    $userId: Int!
    $dueOn: String!
    $reason: String!
  ) {
    excuseCheckIn(
      groupId: $groupId
      userId: $userId
      dueOn: $dueOn
      reason: $reason
    )
  }
`

type ExcuseButtonProps = {
  groupId: number
  person: { id: number; name: string }
  dueOn: string
}

/** Excuses a member's check-in; the member is told the reason. */
export const ExcuseButton = ({ groupId, person, dueOn }: ExcuseButtonProps) => {
  const { t, i18n } = useTranslation('community.accountability')
  const [isOpen, setIsOpen] = useState(false)
  const names = {
    name: person.name,
    date: formatBannerDate(dueOn, i18n.language),
  }
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        aria-label={t('excuse.of', names)}
        onClick={() => setIsOpen(true)}
      >
        {t('excuse.submit')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        words={{
          title: t('excuse.of', names),
          text: t('excuse.text'),
          label: t('reason'),
          submit: t('excuse.submit'),
          done: t('excuse.done'),
        }}
        mutation={EXCUSE}
        field="reason"
        variables={(reason) => ({ groupId, userId: person.id, dueOn, reason })}
        refetch={shownIn}
      />
    </>
  )
}
