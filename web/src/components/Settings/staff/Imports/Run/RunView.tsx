import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportRunFields } from 'types/graphql'

import {
  isRunning,
  statusTones,
} from 'src/components/Settings/staff/Imports/importRun'
import { importsPath } from 'src/components/Settings/staff/Imports/importsPath'
import ImportRowsCell from 'src/components/Settings/staff/Imports/Rows/ImportRowsCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { Counts } from './Counts'
import { RunActions } from './RunActions'

import { isErrorCode } from '$api/src/shared/errors'

/** One import: its state, what its rows do, and what may be done with it. */
export const RunView = ({ run }: { run: ImportRunFields }) => {
  const { t } = useTranslation(['settings.imports', 'errors'])
  const { kind, status, fileName, percent, failure, counts } = run
  return (
    <div className="space-y-5">
      <LinkButton
        to={importsPath(kind)}
        look="ghost"
        size="sm"
        icon={ArrowLeft}
      >
        {t('run.back')}
      </LinkButton>
      <section className="panel space-y-4 p-4 sm:p-6" aria-label={fileName}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            {fileName || t('run.noName')}
          </h2>
          <StatusBadge tone={statusTones[status]}>
            {t(`run.choices.status.${status}`)}
          </StatusBadge>
        </div>
        <p className="text-muted text-sm">
          {t(`run.choices.mode.${run.mode}`)} · {run.createdByName} ·{' '}
          <DateText date={run.createdAt} look="time" />
        </p>
        {isRunning(run) && (
          <div role="status">
            <p className="mb-2 text-sm">
              {t(`run.progress.${status as 'CHECKING'}`)}
            </p>
            <ProgressBar percent={percent} withFigure />
          </div>
        )}
        {failure && !isRunning(run) && isErrorCode(failure) && (
          <p role="alert" className="text-error text-sm">
            {t(`errors:${failure}`)}
          </p>
        )}
        {run.appliedAt && (
          <p className="text-sm">
            {t('run.applied', { name: run.appliedByName })}{' '}
            <DateText date={run.appliedAt} look="time" />
          </p>
        )}
        {run.undoneAt && (
          <p className="text-sm">
            {t('run.undone', {
              name: run.undoneByName,
              reason: run.undoReason,
            })}{' '}
            <DateText date={run.undoneAt} look="time" />
          </p>
        )}
        {status !== 'CHECKING' && <Counts counts={counts} status={status} />}
        <RunActions run={run} />
      </section>
      {!isRunning(run) && counts.length > 0 && (
        <ImportRowsCell key={status} runId={run.id} run={run} />
      )}
      {!isRunning(run) && counts.length === 0 && (
        <p className="text-muted text-sm">{t('run.forgotten')}</p>
      )}
    </div>
  )
}
