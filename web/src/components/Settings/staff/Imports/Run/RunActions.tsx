import { CheckCheck, FileDown, RotateCw, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportRunFields } from 'types/graphql'

import 'src/components/Settings/staff/Imports/importFragments'
import { sumOf } from 'src/components/Settings/staff/Imports/importRun'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { ApplyDialog } from './ApplyDialog'
import { useErrorFile } from './useErrorFile'
import { useImportChanges } from './useImportChanges'

const UNDO: Doc<'UndoImportMutation'> = gql`
  mutation UndoImportMutation($id: Int!, $reason: String!) {
    undoImport(id: $id, reason: $reason) {
      ...ImportRunFields
    }
  }
`

/** The actions on an import in its state. */
export const RunActions = ({ run }: { run: ImportRunFields }) => {
  const { t } = useTranslation('settings.imports')
  const { isBusy, apply, checkAgain, leaveOut, discard } = useImportChanges(run)
  const errorFile = useErrorFile(run)
  const errors = sumOf(run.counts, 'error')
  const changes = sumOf(run.counts, 'new') + sumOf(run.counts, 'update')

  if (run.status === 'DONE')
    return (
      <Actions
        words="settings.imports"
        refetch={['ImportRunQuery']}
        actions={[
          {
            name: 'undo',
            icon: Undo2,
            look: 'outline',
            does: call(UNDO, { id: run.id }),
            asks: 'reason',
            isDangerous: true,
          },
        ]}
      />
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
      <Actions
        words="settings.imports:run"
        className="flex flex-wrap gap-2"
        actions={[
          errors > 0 && {
            name: 'errorFile',
            icon: FileDown,
            look: 'primary',
            does: errorFile.download,
          },
          errors > 0 && {
            name: 'leaveOut',
            of: { count: errors },
            does: () => leaveOut(null, true),
            asks: 'confirm',
          },
          errors === 0 &&
            changes > 0 && {
              name: 'apply',
              icon: CheckCheck,
              look: 'primary',
              of: { count: changes },
              opens: (onClose) => (
                <ApplyDialog
                  run={run}
                  isOpen
                  onClose={onClose}
                  onApply={apply}
                  isBusy={isBusy}
                />
              ),
            },
          {
            name: 'checkAgain',
            icon: RotateCw,
            look: 'ghost',
            does: checkAgain,
          },
          {
            name: 'discard',
            icon: Trash2,
            look: 'ghost',
            does: discard,
            asks: 'confirm',
            isDangerous: true,
          },
        ]}
      />
    </div>
  )
}
