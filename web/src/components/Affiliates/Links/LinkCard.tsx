import { useState } from 'react'

import { Archive, ArchiveRestore, QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AffiliateLinkFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton/CopyButton'
import { ShareButton } from 'src/components/ui/control/ShareButton/ShareButton'
import { StatusBadge } from 'src/components/ui/text/StatusBadge/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import { QrDialog } from './QrDialog'

const ARCHIVE = gql`
  mutation ArchiveAffiliateLinkMutation($id: Int!) {
    archiveAffiliateLink(id: $id) {
      ...AffiliateLinkFields
    }
  }
`

const RESTORE = gql`
  mutation RestoreAffiliateLinkMutation($id: Int!) {
    restoreAffiliateLink(id: $id) {
      ...AffiliateLinkFields
    }
  }
`

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const refetch = ['MyAffiliateLinksQuery']

/** A link to share, and how often it was used. */
export const LinkCard = ({ link }: { link: AffiliateLinkFields }) => {
  const { t } = useTranslation('affiliates')
  const [isShown, setIsShown] = useState(false)
  const { id, isMain, isArchived, url, clicks, leadCount, tags } = link
  const name = isMain ? t('link.main') : link.label
  const target = isMain ? t('link.mainTarget') : (link.funnelName ?? link.path)
  const [archive, archiving] = useSave(ARCHIVE, {
    done: t('link.archived'),
    refetch,
  })
  const [restore, restoring] = useSave(RESTORE, {
    done: t('link.restored'),
    refetch,
  })
  return (
    <article className="panel space-y-3 p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {isArchived && (
          <StatusBadge tone="neutral">{t('link.isArchived')}</StatusBadge>
        )}
        {tags.map((tag) => (
          <StatusBadge key={tag} tone="outline">
            {tag}
          </StatusBadge>
        ))}
      </header>
      <p className="text-sm break-all">{url}</p>
      <p className="text-muted text-sm">
        {t('link.leadsTo', { target })} · {t('link.clicks', { count: clicks })}{' '}
        · {t('link.leads', { count: leadCount })}
      </p>
      <div className="flex flex-wrap gap-1">
        <CopyButton text={url} label={t('link.copy')} />
        <ShareButton
          label={t('link.share')}
          copied={t('link.shareCopied')}
          title={t('link.shareTitle')}
          path={pathOf(url)}
        />
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noreferrer"
          className="btn btn-ghost btn-sm"
        >
          Facebook
        </a>
        <Button
          look="ghost"
          size="sm"
          icon={QrCode}
          onClick={() => setIsShown(true)}
        >
          {t('link.qr')}
        </Button>
        {!isMain && (
          <Button
            look="ghost"
            size="sm"
            icon={isArchived ? ArchiveRestore : Archive}
            busy={archiving.loading || restoring.loading}
            onClick={() => void (isArchived ? restore : archive)({ id })}
          >
            {isArchived ? t('link.restore') : t('link.archive')}
          </Button>
        )}
      </div>
      {isShown && (
        <QrDialog url={url} label={name} onClose={() => setIsShown(false)} />
      )}
    </article>
  )
}
