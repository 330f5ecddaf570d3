import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { pathTo } from 'src/hooks/access/useMenu'
import { store } from 'src/lib/browser/storageKeys'

import type { Prompt } from './prompts'

type PromptDialogProps = { prompt: Prompt; onClose: () => void }

/** A prompt with one message and one action. */
export const PromptDialog = ({
  prompt: { name, route, params, flag },
  onClose,
}: PromptDialogProps) => {
  const { t } = useTranslation('accounts.profile')

  const onLeave = () => {
    if (flag) store(flag, true)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t(`${name as 'journeyForm'}.title`)}
      text={t(`${name as 'journeyForm'}.text`)}
      footer={
        <LinkButton
          to={(route && pathTo(route, params)) || '/'}
          look="primary"
          onClick={onLeave}
        >
          {t(`${name as 'journeyForm'}.action`)}
        </LinkButton>
      }
    />
  )
}
