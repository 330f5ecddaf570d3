import { useTranslation } from 'react-i18next'
import type { BackupStateQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton/Skeleton'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'

export const QUERY: TypedDocumentNode<BackupStateQuery> = gql`
  query BackupStateQuery {
    backupSettings {
      nextAt
      publicKey
      hasSecondStore
    }
  }
`

export const Loading = () => <Skeleton className="mb-6 h-28 w-full" />
export const Failure = CellFailure
export const Success = ({ backupSettings }: BackupStateQuery) => {
  const { t } = useTranslation('settings.backups')
  const { nextAt, publicKey, hasSecondStore } = backupSettings
  return (
    <Card
      className="mb-4 sm:mb-6"
      title={nextAt ? t('state.planned') : t('state.none')}
      aside={
        <LinkButton to={routes.backupSettings()} size="sm">
          {t('state.change')}
        </LinkButton>
      }
    >
      <ul className="space-y-1">
        {nextAt ? (
          <li>
            {t('state.next')} <DateText date={nextAt} look="time" />
          </li>
        ) : (
          <li>{t('state.noneHelp')}</li>
        )}
        <li>{t(publicKey ? 'state.encrypted' : 'state.plain')}</li>
        <li>{t(hasSecondStore ? 'state.copied' : 'state.here')}</li>
      </ul>
    </Card>
  )
}
