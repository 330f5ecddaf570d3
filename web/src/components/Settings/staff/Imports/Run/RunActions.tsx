import { useState } from 'react'

import { CheckCheck, FileDown, RotateCw, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportRunFields } from 'types/graphql'

import { sumOf } from 'src/components/Settings/staff/Imports/importRun'
import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'

import { ApplyDialog } from './ApplyDialog'
import { UndoDialog } from './UndoDialog'
import { useErrorFile } from './useErrorFile'
import { useImportChanges } from './useImportChanges'

/** What may be done with an import in its state. */
export const RunActions = ({ run }: { run: ImportRunFields }) => {
  const { t } = useTranslation('settings.imports')
  const [open, setOpen] = useState<'apply' | 'undo'>()
  const { isBusy, apply, checkAgain, leaveOut, discard } = useImportChanges(run)
  const errorFile = useErrorFile(run)
  const { confirm, confirmDialog } = useConfirm()
  const errors = sumOf(run.counts, 'error')
  const changes = sumOf(run.counts, 'new') + sumOf(run.counts, 'update')

  const onDiscard = async () => {
    const isSure = await confirm({
      title: t('run.discardTitle'),
      text: t('run.discardText'),
      confirmLabel: t('run.discard'),
      isDangerous: true,
    })
    if (isSure) await discard()
  }

  const onLeaveOut = async () => {
    const isSure = await confirm({
      title: t('run.leaveOutTitle', { count: errors }),
      text: t('run.leaveOutText'),
      confirmLabel: t('row.leaveOut'),
    })
    if (isSure) await leaveOut(null, true)
  }

  if (run.status === 'DONE')
    return (
      <>
        <Button look="outline" icon={Undo2} onClick={() => setOpen('undo')}>
          {t('undo.submit')}
        </Button>
        <UndoDialog
          id={run.id}
          isOpen={open === 'undo'}
          onClose={() => setOpen(undefined)}
        />
      </>
    )
  if (run.status !== 'CHECKED') return null
  return (
    <div className="space-y-3">
      {errors > 0 && (
        <p className="text-sm">{t('run.errors', { count: errors })}</p>
      )}
      {errors === 0 && changes === 0 && (
        <p className="text-sm">
          {t(sumOf(run.counts, 'same') > 0 ? 'run.nothing' : 'run.allLeftOut')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {errors > 0 && (
          <>
            <Button
              look="primary"
              icon={FileDown}
              busy={errorFile.isBusy}
              onClick={() => void errorFile.download()}
            >
              {t('run.errorFile')}
            </Button>
            <Button busy={isBusy} onClick={() => void onLeaveOut()}>
              {t('run.leaveOutErrors', { count: errors })}
            </Button>
          </>
        )}
        {errors === 0 && changes > 0 && (
          <Button
            look="primary"
            icon={CheckCheck}
            busy={isBusy}
            onClick={() => setOpen('apply')}
          >
            {t('run.apply', { count: changes })}
          </Button>
        )}
        <Button
          look="ghost"
          icon={RotateCw}
          busy={isBusy}
          onClick={() => void checkAgain()}
        >
          {t('run.checkAgain')}
        </Button>
        <Button look="ghost" icon={Trash2} onClick={() => void onDiscard()}>
          {t('run.discard')}
        </Button>
      </div>
      <ApplyDialog
        run={run}
        isOpen={open === 'apply'}
        onClose={() => setOpen(undefined)}
        onApply={apply}
        isBusy={isBusy}
      />
      {confirmDialog}
    </div>
  )
}
