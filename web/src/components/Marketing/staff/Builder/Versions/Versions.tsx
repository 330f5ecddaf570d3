import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  LandingPageVersionsQuery,
  RestoreLandingPageVersionMutation,
  RestoreLandingPageVersionMutationVariables,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import { useBuilder } from '../builderContext'

import { VersionLook } from './VersionLook'

const VERSIONS = gql`
  query LandingPageVersionsQuery($funnelId: String!) {
    landingPageVersions(funnelId: $funnelId) {
      id
      version
      isPublished
      editorName
      createdAt
    }
  }
`
const RESTORE = gql`
  mutation RestoreLandingPageVersionMutation($id: Int!, $version: Int!) {
    restoreLandingPageVersion(id: $id, version: $version) {
      ...LandingPageFields
    }
  }
`

/** The earlier versions of the page, to preview and restore. */
const Versions = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { page, flush, versionNow, onRestored } = useBuilder()
  const [looked, setLooked] = useState<number>()
  const { data, loading } = useQuery<LandingPageVersionsQuery>(VERSIONS, {
    variables: { funnelId: page.id },
    fetchPolicy: 'network-only',
  })
  const [restore, { loading: isBusy }] = useSave<
    RestoreLandingPageVersionMutation,
    RestoreLandingPageVersionMutationVariables
  >(RESTORE, {
    done: t('restored'),
    onDone: ({ restoreLandingPageVersion }) => {
      onRestored(restoreLandingPageVersion)
      onClose()
    },
  })
  const rows = data?.landingPageVersions ?? []

  return (
    <Dialog isOpen onClose={onClose} title={t('versions')} size="lg">
      {loading && <Skeleton className="h-32 w-full" />}
      {!loading && rows.length === 0 && (
        <p className="text-muted">{t('noVersions')}</p>
      )}
      <ul className="divide-base-300 divide-y">
        {rows.map(({ id, version, isPublished, editorName, createdAt }) => (
          <li key={id} className="py-3">
            <div className="flex flex-wrap items-center gap-2">
              <span className="mr-auto">
                <strong>{t('version', { version })}</strong>{' '}
                {isPublished && (
                  <StatusBadge tone="success">
                    {t('status.PUBLISHED')}
                  </StatusBadge>
                )}
                <span className="text-muted block text-sm">
                  <DateText date={createdAt} look="time" />
                  {editorName && ` · ${editorName}`}
                </span>
              </span>
              <Button
                look="ghost"
                size="sm"
                aria-expanded={looked === id}
                onClick={() => setLooked(looked === id ? undefined : id)}
              >
                {t('look')}
              </Button>
              <Button
                size="sm"
                busy={isBusy}
                onClick={async () => {
                  if (await flush())
                    await restore({ id, version: versionNow() })
                }}
              >
                {t('restore')}
              </Button>
            </div>
            {looked === id && <VersionLook id={id} />}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export default Versions
