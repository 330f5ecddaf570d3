import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { useSave } from 'src/hooks/data/useSave'

const HIDE: Doc<'HideReturneeModalMutation'> = gql`
  mutation HideReturneeModalMutation {
    HideReturneeModal
  }
`

/** For members who return after a long time; the server remembers that it was closed (spec section 4). */
export const WelcomeBack = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('accounts.profile')
  const { currentUser, reauthenticate } = useAuth()
  const [hide] = useSave(HIDE, { onDone: () => void reauthenticate() })

  const onLeave = () => {
    void hide({})
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t('welcomeBack.title', { name: currentUser?.firstName })}
      text={t('welcomeBack.text')}
      footer={
        <Button look="primary" onClick={onLeave}>
          {t('welcomeBack.action')}
        </Button>
      }
    />
  )
}
