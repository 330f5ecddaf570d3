import { Download, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyResourceFields } from 'types/graphql'

import { fileIconOf } from 'src/components/Learning/fileIcons'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { useDownload } from './useDownload'

import { fileSize } from '$api/src/shared/text/fileSize'

/** The file's type, size, version and changes, with the download button. */
export const DownloadCard = ({ resource }: { resource: MyResourceFields }) => {
  const { t } = useTranslation(['learning.resources', 'learning'])
  const { id, category, fileName, size, url, version, note } = resource
  const { download, isBusy } = useDownload(id)
  const Icon = fileIconOf(category)
  return (
    <Card>
      <div className="space-y-4">
        <div className="flex items-start gap-3">
          <Icon className="text-primary mt-0.5 size-6 shrink-0" aria-hidden />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {fileName ?? t(`learning:files.category.${category}`)}
            </p>
            <p className="text-muted text-sm">
              {fileName && t(`learning:files.category.${category}`)}
              {size != null && ` · ${fileSize(size)}`}
              {url && (
                <span className="break-all">{url.replace('https://', '')}</span>
              )}
            </p>
          </div>
        </div>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            onClick={() => void download()}
            className="btn btn-primary w-full"
          >
            <ExternalLink className="size-5" aria-hidden />
            {t('one.openLink')}
          </a>
        ) : (
          <Button
            look="primary"
            block
            icon={Download}
            busy={isBusy}
            onClick={() => download(fileName ?? '')}
          >
            {size == null
              ? t('one.download')
              : t('one.downloadSize', { size: fileSize(size) })}
          </Button>
        )}
        <div className="border-base-300 space-y-1 border-t pt-4 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">
              {t('one.version', { version })}
            </span>
            <DateText date={resource.versionAt} />
            {resource.isNewVersion && (
              <StatusBadge tone="info">{t('mine.newVersion')}</StatusBadge>
            )}
          </p>
          {note && (
            <p>
              <span className="text-muted">{t('one.changed')}</span> {note}
            </p>
          )}
          {resource.isNewVersion && (
            <p className="text-muted">
              {t('one.had', { version: resource.downloadedVersion })}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
