import { Lock, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyResourceRowFields } from 'types/graphql'

import { fileIconOf } from 'src/components/Learning/fileIcons'
import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { fileSize } from '$api/src/shared/text/fileSize'

type ResourceRowProps = { resource: MyResourceRowFields; to: string }

/** The whole row links to the resource; its size is shown before the download. */
export const ResourceRow = ({ resource, to }: ResourceRowProps) => {
  const { t } = useTranslation(['learning.resources', 'learning'])
  const { title, category, size, folder, waitsForStage, publishedAt } = resource
  const isLocked = waitsForStage != null
  const Icon = isLocked ? Lock : fileIconOf(category)
  return (
    <article className="panel hover:border-control focus-within:border-control relative flex items-start gap-x-3 gap-y-2 p-4 transition-colors max-sm:flex-wrap sm:items-center sm:gap-x-4 sm:p-5">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-lg ${isLocked ? 'bg-base-200 text-muted' : 'bg-secondary text-secondary-content'}`}
      >
        <Icon className="size-5" aria-hidden />
      </span>
      <div className="min-w-0 flex-1 space-y-1">
        <h2 className="text-base leading-snug wrap-anywhere sm:text-lg">
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-xl"
          >
            {title}
          </Link>
          {resource.isPinned && (
            <Pin
              className="text-primary ml-2 inline size-4"
              role="img"
              aria-label={t('mine.pinned')}
            />
          )}
        </h2>
        <p className="text-muted flex flex-wrap gap-x-2 text-sm">
          <span>
            {t(`learning:files.category.${category}`)}
            {size != null && ` · ${fileSize(size)}`}
            {folder && ` · ${folder.name}`}
          </span>
          <DateText date={publishedAt} />
        </p>
      </div>
      {(resource.isNewVersion || isLocked) && (
        <p className="flex flex-wrap gap-2 max-sm:basis-full max-sm:pl-14">
          {resource.isNewVersion && (
            <StatusBadge tone="info">{t('mine.newVersion')}</StatusBadge>
          )}
          {isLocked && (
            <StatusBadge tone="outline">
              {t('mine.stage', { stage: waitsForStage })}
            </StatusBadge>
          )}
        </p>
      )}
    </article>
  )
}
