import { useState } from 'react'

import { ShieldOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

const RESET: Doc<'ResetSecondFactorMutation'> = gql`
  mutation ResetSecondFactorMutation($id: Int!, $reason: String!) {
    resetSecondFactor(id: $id, reason: $reason)
  }
`

/** Removes the second factor of a person who has lost it. */
export const ResetFactor = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation('accounts.factor')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="ghost" icon={ShieldOff} onClick={() => setIsOpen(true)}>
        {t('reset.button')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        words={{
          title: t('reset.title', { name }),
          text: t('reset.text'),
          label: t('reset.label'),
          help: t('reset.help'),
          submit: t('reset.button'),
          done: t('reset.done'),
        }}
        mutation={RESET}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={['FindUserDetailQuery']}
        isDangerous
      />
    </>
  )
}
