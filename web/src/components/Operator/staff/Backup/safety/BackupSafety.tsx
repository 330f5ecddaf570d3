import { useTranslation } from 'react-i18next'
import type { BackupSafetyQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

type Safety = BackupSafetyQuery['safetyOfBackups']

type BackupSafetyProps = {
  safety: Safety
  on: 'home' | 'history' | 'settings'
}

const tones: Record<Safety['level'], BadgeTone> = {
  SAFE: 'success',
  PLANNED: 'info',
  WARNING: 'warning',
  DANGER: 'error',
}

const LastVerified = ({ verifiedAt, verifiedRunId }: Safety) => {
  if (!verifiedAt || !verifiedRunId) return <DateText date={null} />
  return (
    <>
      <Link
        to={routes.backupHistory({ run: verifiedRunId })}
        className="link font-semibold"
      >
        <DateText date={verifiedAt} look="relative" />
      </Link>{' '}
      (<DateText date={verifiedAt} look="time" />)
    </>
  )
}

/** Whether the school would lose anything tonight, and what to do about it. */
export const BackupSafety = ({ safety, on }: BackupSafetyProps) => {
  const { t } = useTranslation('operator.safety')
  const { level, nextAt, hasSecondStore, isEncrypted } = safety
  // The gravest comes first; the home has room for one.
  const concerns = safety.concerns.slice(0, on === 'home' ? 1 : undefined)
  const facts = [
    [t('last'), <LastVerified key="last" {...safety} />],
    [t('next'), nextAt ? <DateText date={nextAt} look="time" /> : t('noNext')],
    [t('secondStore'), t(hasSecondStore ? 'yes' : 'no')],
  ] as const
  return (
    <Card
      title={
        <>
          {t('title')}{' '}
          <StatusBadge tone={tones[level]}>
            {level === 'PLANNED' && nextAt ? (
              <>
                {t('level.PLANNED')} <DateText date={nextAt} look="time" />
              </>
            ) : (
              t(`level.${level}`)
            )}
          </StatusBadge>
        </>
      }
      aside={
        <div className="flex flex-wrap gap-2">
          {on !== 'history' && (
            <LinkButton to={routes.backupHistory()} size="sm">
              {t('history')}
            </LinkButton>
          )}
          {on === 'history' && (
            <LinkButton to={routes.backupSettings()} size="sm">
              {t('settings')}
            </LinkButton>
          )}
        </div>
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {concerns.length > 0 && (
        <div
          role={level === 'DANGER' ? 'alert' : undefined}
          className={`mt-3 ${level === 'DANGER' ? 'text-error' : ''}`}
        >
          <ul className="space-y-1">
            {concerns.map((concern) => (
              <li key={concern}>{t(`concern.${concern}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {on !== 'home' && (
        <p className="text-muted mt-3 text-sm">
          {t(isEncrypted ? 'encrypted' : 'plain')}
        </p>
      )}
    </Card>
  )
}
