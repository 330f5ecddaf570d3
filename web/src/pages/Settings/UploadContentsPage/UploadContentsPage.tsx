import { useTranslation } from 'react-i18next'

import { Imports } from 'src/components/Settings/staff/Imports/Imports'
import { Tabs } from 'src/components/ui/control/Tabs'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'

import type { Cap } from '$api/src/shared/access/permissions'
import type { ImportKind } from '$api/src/shared/settings/imports/templates'

/** The tabs of the specification (section 4), in its order. */
const tabs: {
  key: 'members' | 'groups' | 'courses'
  kind: ImportKind
  cap: Cap
}[] = [
  { key: 'members', kind: 'MEMBERS', cap: 'importUsers' },
  { key: 'groups', kind: 'GROUPS', cap: 'importGroups' },
  { key: 'courses', kind: 'COURSES', cap: 'importCourses' },
]

const UploadContentsPage = () => {
  const { t } = useTranslation('settings.imports')
  const { can } = useAccess()
  const open = tabs.filter(({ cap }) => can(cap))
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {open.length > 0 ? (
        <Tabs
          label={t('title')}
          param="tab"
          tabs={open.map(({ key, kind }) => ({
            key,
            title: t(`tabs.${key}`),
            content: <Imports kind={kind} />,
          }))}
        />
      ) : (
        <EmptyState title={t('noRight')} text={t('noRightHelp')} />
      )}
    </>
  )
}

export default UploadContentsPage
