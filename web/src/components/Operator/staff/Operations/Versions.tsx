import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { historyPath } from 'src/components/Operator/staff/Backup/backupRun'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'

import { Facts } from './Facts'
import { countText, numberText, type State } from './operations'

const LastBackup = ({ backup }: { backup: State['lastBackup'] }) => {
  const { t } = useTranslation('operator.operations')
  if (!backup)
    return (
      <Link className="link" to={routes.backupSettings()}>
        {t('backup.none')}
      </Link>
    )
  return (
    <Link className="link" to={historyPath(backup.id)}>
      <DateText date={backup.createdAt} look="time" />
      {' · '}
      {t(`backup.states.${backup.status}`)}
    </Link>
  )
}

/** The running versions, and since when. */
export const Versions = ({ state }: { state: State }) => {
  const { t } = useTranslation('operator.operations')
  const { appliedMigrations, pendingMigrations, countedUpTo, workers } = state
  const isPending = pendingMigrations.length > 0
  return (
    <Card title={t('versions.title')}>
      <Facts
        facts={[
          [t('versions.product'), state.product || t('versions.unknown')],
          [t('versions.node'), state.node],
          [t('versions.postgres'), state.postgres],
          [
            t('versions.migrations'),
            t('versions.applied', { number: numberText(appliedMigrations) }),
          ],
          [
            t('versions.startedAt'),
            <DateText key="startedAt" date={state.startedAt} look="time" />,
          ],
          [t('versions.sessions'), countText(state.sessions, countedUpTo)],
          [
            t('versions.workers'),
            workers > 0 ? numberText(workers) : t('versions.noWorker'),
          ],
          [
            t('backup.last'),
            <LastBackup key="backup" backup={state.lastBackup} />,
          ],
        ]}
      />
      {isPending && (
        <div role="alert" className="alert alert-soft alert-warning mt-4 block">
          <p>{t('versions.pending', { count: pendingMigrations.length })}</p>
          <p className="mt-1 text-sm break-all">
            {pendingMigrations.join(', ')}
          </p>
        </div>
      )}
    </Card>
  )
}
