import { Download, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'
import { freshQuery } from 'src/lib/data/cellQueries'

import { fileSize } from '$api/src/shared/text/fileSize'

import 'src/components/Learning/Resources/staff/ResourceFile/resourceFile'

export const QUERY: Doc<'ResourceVersionsQuery'> = gql`
  query ResourceVersionsQuery($resourceFileId: Int!) {
    resourceVersions(resourceFileId: $resourceFileId) {
      version
      category
      file {
        id
        name
        size
        url
      }
      url
      note
      noteFil
      editorName
      downloads
      createdAt
    }
  }
`

const RESTORE: Doc<'RestoreResourceVersionMutation'> = gql`
  mutation RestoreResourceVersionMutation(
    $id: Int!
    $baseVersion: Int!
    $version: Int!
  ) {
    restoreResourceVersion(
      id: $id
      baseVersion: $baseVersion
      version: $version
    ) {
      ...ResourceFileFields
    }
  }
`

type Given = {
  /** The number of the version in use. */
  current: number
  baseVersion: number
  mayEdit: boolean
}

export const beforeQuery = ({
  resourceFileId,
}: VariablesOf<'ResourceVersionsQuery'> & Given) =>
  freshQuery({ resourceFileId })

export const Loading = RowsLoading
export const Failure = CellFailure

/** The versions of a resource: each can be opened, and an older one can become the newest again. */
export const Success = ({
  resourceVersions,
  resourceFileId: id,
  current,
  baseVersion,
  mayEdit,
}: PropsOf<'ResourceVersionsQuery'> & Given) => {
  const { t } = useTranslation('learning.resources')
  const [restore, { loading }] = useSave(RESTORE, {
    done: t('desk.versionRestored'),
    refetch: ['ResourceVersionsQuery'],
  })
  return (
    <Card title={t('desk.versions')}>
      <ol className="divide-base-300 -my-3 divide-y">
        {resourceVersions.map(
          ({ version, file, url, note, noteFil, ...each }) => (
            <li
              key={version}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {t('one.version', { version })}
                  {version === current && (
                    <StatusBadge tone="success">{t('desk.now')}</StatusBadge>
                  )}
                </p>
                <p className="text-muted text-sm wrap-anywhere">
                  {file ? `${file.name} · ${fileSize(file.size)}` : url}
                </p>
                {note && <p className="mt-1 text-sm">{note}</p>}
                {noteFil && (
                  <p lang="fil" className="text-muted text-sm">
                    {noteFil}
                  </p>
                )}
                <p className="text-muted text-xs">
                  <DateText date={each.createdAt} />
                  {each.editorName && ` · ${each.editorName}`}
                  {' · '}
                  {t('desk.downloads', { count: each.downloads })}
                </p>
              </div>
              <a
                href={file?.url ?? url ?? ''}
                target="_blank"
                rel="noreferrer"
                className="btn btn-ghost btn-sm text-sm"
                aria-label={t('desk.openVersion', { version })}
              >
                <Download className="size-5" aria-hidden />
                {t('desk.open')}
              </a>
              {mayEdit && version !== current && (
                <Button
                  size="sm"
                  icon={History}
                  busy={loading}
                  aria-label={t('desk.restoreVersion', { version })}
                  onClick={() => restore({ id, baseVersion, version })}
                >
                  {t('desk.restore.submit')}
                </Button>
              )}
            </li>
          )
        )}
      </ol>
    </Card>
  )
}
