import { ExternalLink, ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  facts,
  stateTones,
  UPDATE_RESOURCE,
} from 'src/components/Learning/Resources/staff/ResourceFile/resourceFile'
import { savedInput } from 'src/components/Learning/Resources/staff/ResourceFile/resourceForm'
import ResourceVersionsCell from 'src/components/Learning/Resources/staff/ResourceFile/ResourceVersionsCell'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceState } from 'src/components/ui/resource/ResourceState'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { useAccess } from 'src/hooks/access/useAccess'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindResourceFileQuery'> = gql`
  query FindResourceFileQuery($id: Int!) {
    resourceFile(id: $id) {
      ...ResourceFileFields
    }
  }
`

const ARCHIVE = gql`
  mutation DeleteResourceFileMutation($id: Int!) {
    deleteResourceFile(id: $id) {
      id
      status
      state
      baseVersion
    }
  }
`

const RESTORE: Doc<'RestoreResourceFileMutation'> = gql`
  mutation RestoreResourceFileMutation($id: Int!) {
    restoreResourceFile(id: $id) {
      id
      status
      state
      baseVersion
    }
  }
`

// Always load fresh data: the links expire after minutes.
export const beforeQuery = freshQuery<VariablesOf<'FindResourceFileQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('learning.resources.resourceFile')
export const Success = ({ resourceFile }: PropsOf<'FindResourceFileQuery'>) => {
  const { t } = useTranslation('learning.resources')
  const { mayOpen } = useAccess()
  const { id, title, file, url, description, descriptionFil } = resourceFile
  const isArchived = resourceFile.status === 'ARCHIVED'
  const mayEdit = mayOpen('editResourceFile')
  return (
    <ResourceView
      entity="learning.resources.resourceFile"
      columns={facts}
      record={resourceFile}
      name={title}
      list={routes.resourceFiles()}
      editTo={mayEdit && !isArchived && routes.editResourceFile({ id })}
      remove={ARCHIVE}
      state={
        <ResourceState
          entity="learning.resources.resourceFile"
          field="state"
          status={resourceFile.state}
          tone={stateTones[resourceFile.state]}
          publish={
            mayEdit && !isArchived && resourceFile.state !== 'EXPIRED'
              ? (status) =>
                  call(UPDATE_RESOURCE, {
                    id,
                    baseVersion: resourceFile.baseVersion,
                    input: { ...savedInput(resourceFile), status },
                  })
              : undefined
          }
        />
      }
      refetch={['ResourceFilesPageQuery']}
      actions={
        mayEdit &&
        isArchived && (
          <Actions
            words="learning.resources:desk"
            actions={[
              {
                name: 'restore',
                icon: ArchiveRestore,
                look: 'primary',
                does: call(RESTORE, { id }),
              },
            ]}
          />
        )
      }
    >
      <Card
        title={t('desk.content')}
        aside={
          <a
            href={file?.url ?? url ?? ''}
            target="_blank"
            rel="noreferrer"
            className="btn btn-secondary btn-sm text-sm"
          >
            <ExternalLink className="size-5" aria-hidden />
            {t('desk.open')}
          </a>
        }
      >
        {description || descriptionFil ? (
          <div className="space-y-4">
            <RichText html={description} />
            {descriptionFil && (
              <div
                lang="fil"
                className="border-base-300 border-t pt-4 first:border-0"
              >
                <RichText html={descriptionFil} />
              </div>
            )}
          </div>
        ) : (
          <p className="text-muted">{t('desk.noDescription')}</p>
        )}
      </Card>
      <ResourceVersionsCell
        resourceFileId={id}
        current={resourceFile.version}
        baseVersion={resourceFile.baseVersion}
        mayEdit={mayEdit && !isArchived}
      />
    </ResourceView>
  )
}
