import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { pathTo } from 'src/hooks/access/useMenu'
import { store } from 'src/lib/browser/storageKeys'

import type { Prompt } from './prompts'

type PromptDialogProps = { prompt: Prompt; onClose: () => void }

/** A prompt with one message and one action, and for reminders a checkbox to turn them off for good. */
export const PromptDialog = ({
  prompt: { name, route, params, flag, asksNever },
  onClose,
}: PromptDialogProps) => {
  const { t } = useTranslation(['accounts.profile', 'accounts'])
  const [isNever, setIsNever] = useState(false)

  const onLeave = () => {
    if (flag && (!asksNever || isNever)) store(flag, true)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t(`${name as 'socialProfile'}.title`)}
      text={t(`${name as 'socialProfile'}.text`)}
      footer={
        <LinkButton
          to={(route && pathTo(route, params)) || '/'}
          look="primary"
          onClick={onLeave}
        >
          {t(`${name as 'socialProfile'}.action`)}
        </LinkButton>
      }
    >
      {asksNever && (
        <label className="flex cursor-pointer items-center gap-2.5 pb-2 text-sm">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={isNever}
            onChange={({ target }) => setIsNever(target.checked)}
          />
          {t('never')}
        </label>
      )}
    </Dialog>
  )
}
