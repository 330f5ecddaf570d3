import { useTranslation } from 'react-i18next'
import type { MyResourceFields } from 'types/graphql'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { pathTo } from 'src/hooks/access/useMenu'
import { useSavesData } from 'src/hooks/browser/useSavesData'

import { DownloadCard } from './DownloadCard'
import { ResourcePreview } from './ResourcePreview'

type ResourceDetailProps = {
  resource: MyResourceFields
  of: 'mine' | 'public'
  list: string
  /** Requests a fresh link of the preview. */
  freshUrl: () => Promise<string | undefined>
}

const Locked = ({ stage, list }: { stage: number; list: string }) => {
  const { t } = useTranslation('learning.resources')
  const toStage = pathTo('viewStage')
  return (
    <div className="panel">
      <EmptyState
        drawing="locked"
        title={t('mine.stage', { stage })}
        text={t('one.lockedHelp', { stage })}
        action={
          <LinkButton to={toStage ?? list} look="primary">
            {t(toStage ? 'one.toStage' : 'one.toList')}
          </LinkButton>
        }
      />
    </div>
  )
}

/** A resource's page: its name first, then the file, then its description. */
export const ResourceDetail = ({
  resource,
  of,
  list,
  freshUrl,
}: ResourceDetailProps) => {
  const { t } = useTranslation('learning.resources')
  const savesData = useSavesData()
  const { title, description, folder, tags, preview, waitsForStage } = resource
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t(`${of}.title`), to: list },
          ...(folder
            ? [{ label: folder.name, to: `${list}?folder=${folder.id}` }]
            : []),
        ]}
      />
      <div
        className={
          waitsForStage == null
            ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start'
            : 'space-y-5'
        }
      >
        {waitsForStage == null ? (
          <div className="lg:order-2">
            <DownloadCard resource={resource} />
          </div>
        ) : (
          <Locked stage={waitsForStage} list={list} />
        )}
        <div className="min-w-0 space-y-5">
          {preview && (
            <ResourcePreview
              name={title}
              preview={preview}
              freshUrl={freshUrl}
            />
          )}
          {description && (
            <div className="panel p-4 sm:p-6">
              <RichText html={description} picturesOnTap={savesData} />
            </div>
          )}
          {tags.length > 0 && (
            <ul aria-label={t('mine.tags')} className="flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link
                    to={`${list}?tag=${encodeURIComponent(tag)}`}
                    className="text-primary text-sm hover:underline"
                  >
                    #{tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  )
}
