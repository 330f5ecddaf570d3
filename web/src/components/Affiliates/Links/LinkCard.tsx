import { useState } from 'react'

import {
  Archive,
  ArchiveRestore,
  ExternalLink,
  QrCode,
  Route,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  AffiliateLinkFields,
  MainLinkInput,
  MyAffiliateLinksQuery,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { ShareButton } from 'src/components/ui/control/ShareButton'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import { DEFAULT_PATH, targetFieldWith } from './link'
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

const SET_TARGET: Doc<'SetMainLinkTargetMutation'> = gql`
  mutation SetMainLinkTargetMutation($input: MainLinkInput!) {
    setMainLinkTarget(input: $input) {
      ...AffiliateLinkFields
    }
  }
`

const refetch = ['MyAffiliateLinksQuery']

type LinkCardProps = {
  link: AffiliateLinkFields
  /** The offers to which the main link may lead; none while the account is suspended. */
  targets?: MyAffiliateLinksQuery['affiliateTargets']
}

/** A link to share, and how often it was used. */
export const LinkCard = ({ link, targets }: LinkCardProps) => {
  const { t } = useTranslation('affiliates')
  const [isShown, setIsShown] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const { id, isMain, isArchived, url, clicks, leadCount, tags } = link
  const name = isMain ? t('link.main') : link.label
  const isDefault = isMain || link.path === DEFAULT_PATH
  const target =
    link.funnelName ?? (isDefault ? t('link.mainTarget') : link.path)
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
      <div className="grid grid-cols-2 gap-1 sm:flex sm:flex-wrap">
        <CopyButton text={url} label={t('link.copy')} />
        <ShareButton
          label={t('link.share')}
          copied={t('link.shareCopied')}
          title={t('link.shareTitle')}
          address={url}
        />
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noreferrer"
          className="btn btn-ghost btn-sm text-sm"
        >
          <ExternalLink
            className="size-5 shrink-0"
            strokeWidth={1.75}
            aria-hidden
          />
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
        {isMain && targets && (
          <Button
            look="ghost"
            size="sm"
            icon={Route}
            className="col-span-full"
            onClick={() => setIsChoosing(true)}
          >
            {t('link.target')}
          </Button>
        )}
        {!isMain && (
          <Button
            look="ghost"
            size="sm"
            icon={isArchived ? ArchiveRestore : Archive}
            className="col-span-full"
            busy={archiving.loading || restoring.loading}
            onClick={() => void (isArchived ? restore : archive)({ id })}
          >
            {isArchived ? t('link.restore') : t('link.archive')}
          </Button>
        )}
      </div>
      {isChoosing && targets && (
        <ResourceDialog
          entity="affiliates.link"
          fields={targetFieldWith(
            targets.map((each) => ({ value: each.id, label: each.name })),
            t('link.noTarget')
          )}
          record={link}
          name={name}
          mutation={SET_TARGET}
          variables={(input: MainLinkInput) => ({ input })}
          refetch={refetch}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {isShown && (
        <QrDialog url={url} label={name} onClose={() => setIsShown(false)} />
      )}
    </article>
  )
}
