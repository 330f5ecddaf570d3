import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { ImportRunFields } from 'types/graphql'

import { sumOf } from 'src/components/Settings/staff/Imports/importRun'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

type ApplyDialogProps = {
  run: ImportRunFields
  isOpen: boolean
  onClose: () => void
  onApply: (mailsCredentials: boolean) => Promise<unknown>
  isBusy: boolean
}

/** Asks before an import is written, and whether new members get their passwords by mail. */
export const ApplyDialog = ({
  run: { kind, counts },
  isOpen,
  onClose,
  onApply,
  isBusy,
}: ApplyDialogProps) => {
  const { t } = useTranslation(['settings.imports', 'common'])
  const [isMailed, setIsMailed] = useState(false)
  const people = counts.find(({ sheet }) => sheet === 'Members')?.new ?? 0

  const onConfirm = async () => {
    await onApply(isMailed)
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('apply.title')}
      text={t('apply.text', {
        created: sumOf(counts, 'new'),
        changed: sumOf(counts, 'update'),
      })}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => void onConfirm()}>
            {t('apply.submit')}
          </Button>
        </>
      }
    >
      {kind === 'MEMBERS' && people > 0 && (
        <>
          <label className="flex gap-3 text-sm">
            <input
              type="checkbox"
              className="checkbox checkbox-sm mt-0.5"
              checked={isMailed}
              onChange={(event) => setIsMailed(event.target.checked)}
            />
            <span className="font-medium">
              {t('apply.mail', { count: people })}
            </span>
          </label>
          <p className="text-muted mt-1 ml-8 text-sm">{t('apply.mailHelp')}</p>
          <p className="text-muted mt-3 text-sm">{t('apply.whereHelp')}</p>
        </>
      )}
    </Dialog>
  )
}
