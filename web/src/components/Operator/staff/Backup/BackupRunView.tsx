import { useState } from 'react'

import { ArrowLeft, Download, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BackupRunQuery } from 'types/graphql'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { facts, historyPath, isRunning, statusTones } from './backupRun'
import { DownloadBackup } from './DownloadBackup'
import { RestoreDialog } from './restore/RestoreDialog'
import { RestoreGuide } from './RestoreGuide'

import { isErrorCode } from '$api/src/shared/errors'

type Run = NonNullable<BackupRunQuery['backupRun']>

const Trouble = ({ failure, failureDetail, status }: Run) => {
  const { t } = useTranslation(['operator.backups', 'errors'])
  if (!isErrorCode(failure)) return null
  return (
    <div
      role={status === 'FAILED' ? 'alert' : 'note'}
      className={status === 'FAILED' ? 'text-error' : ''}
    >
      <p>{t(`errors:${failure}`)}</p>
      {failureDetail && (
        <p className="text-muted mt-1 text-sm wrap-anywhere">
          {t('run.detail', { text: failureDetail })}
        </p>
      )}
    </div>
  )
}

/** The tables that have rows, folded away. */
const RowCounts = ({ counts }: { counts: Run['rowCounts'] }) => {
  const { t } = useTranslation('operator.backups')
  return (
    <details className="panel p-4 sm:px-6">
      <summary className="cursor-pointer font-semibold">
        {t('run.tables')}
      </summary>
      <dl className="mt-4 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {counts
          .filter(({ rows }) => rows > 0)
          .map(({ table, rows }) => (
            <div key={table} className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-anywhere">
                {table.replace(/^public\./, '')}
              </dt>
              <dd className="tabular-nums">{rows.toLocaleString('en-PH')}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}

/** One backup: its state, what it holds, and what may be done with it. */
export const BackupRunView = ({ run }: { run: Run }) => {
  const { t } = useTranslation('operator.backups')
  const [isDownloading, setIsDownloading] = useState(false)
  const [isRestoring, setIsRestoring] = useState(false)
  return (
    <div className="space-y-4 sm:space-y-6">
      <LinkButton to={historyPath()} look="ghost" size="sm" icon={ArrowLeft}>
        {t('run.back')}
      </LinkButton>
      <section className="panel space-y-4 p-4 sm:p-6" aria-labelledby="backup">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="backup" className="text-lg">
            <DateText date={run.createdAt} look="time" />
          </h2>
          <StatusBadge tone={statusTones[run.status]}>
            {t(`run.choices.status.${run.status}`)}
          </StatusBadge>
        </div>
        <p className="text-muted text-sm">{t(`run.meaning.${run.status}`)}</p>
        {isRunning(run) && (
          <div role="status">
            <ProgressBar percent={run.percent} withFigure />
          </div>
        )}
        <Trouble {...run} />
        {run.hasFile && (
          <div className="flex flex-wrap gap-2">
            <Button icon={Download} onClick={() => setIsDownloading(true)}>
              {t('download.submit')}
            </Button>
            {run.isRestorable && (
              <Button icon={RotateCcw} onClick={() => setIsRestoring(true)}>
                {t('restore.open')}
              </Button>
            )}
          </div>
        )}
      </section>
      {run.sha256 && (
        <ResourceDetails
          entity="operator.backups.run"
          columns={facts}
          record={run}
        />
      )}
      {run.hasFile && !run.isRestorable && <RestoreGuide {...run} />}
      {run.rowCounts.length > 0 && <RowCounts counts={run.rowCounts} />}
      {isDownloading && (
        <DownloadBackup id={run.id} onClose={() => setIsDownloading(false)} />
      )}
      {isRestoring && (
        <RestoreDialog run={run} onClose={() => setIsRestoring(false)} />
      )}
    </div>
  )
}
