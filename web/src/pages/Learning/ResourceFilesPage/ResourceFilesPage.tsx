import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import ResourceFilesCell from 'src/components/Learning/Resources/staff/ResourceFile/ResourceFilesCell'
import ResourceFoldersCell from 'src/components/Learning/Resources/staff/ResourceFile/ResourceFoldersCell'
import { ViewLinks } from 'src/components/Learning/ViewLinks/ViewLinks'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

type ResourceFilesPageProps = { view?: string }

const ResourceFilesPage = ({ view }: ResourceFilesPageProps) => {
  const { t } = useTranslation('learning.resources')
  const mayCreate = useMayCreate()
  const showsFolders = view === 'folders'
  return (
    <>
      <ListHeader
        entity="learning.resources.resourceFile"
        create={mayCreate('newResourceFile') && routes.newResourceFile()}
      />
      <ViewLinks
        label={t('views.label')}
        current={showsFolders ? 'folders' : 'files'}
        views={[
          { key: 'files', label: t('views.files'), to: routes.resourceFiles() },
          {
            key: 'folders',
            label: t('views.folders'),
            to: routes.resourceFiles({ view: 'folders' }),
          },
        ]}
      />
      {showsFolders ? <ResourceFoldersCell /> : <ResourceFilesCell />}
    </>
  )
}

export default ResourceFilesPage
