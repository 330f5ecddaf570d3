import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import EditProfileCell from 'src/components/Accounts/Profile/Edit/EditProfileCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const EditProfilePage = () => {
  const { t } = useTranslation('accounts.profile')
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t('profile.edit')}
        breadcrumbs={[{ label: t('profile.title'), to: routes.myProfile() }]}
      />
      <EditProfileCell />
    </div>
  )
}

export default EditProfilePage
