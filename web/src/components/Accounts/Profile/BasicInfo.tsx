import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import { FactList } from './FactList'
import type { ShownProfile } from './profile'

/** The basic facts of a person; private ones show only if the viewer may see them. */
export const BasicInfo = ({ profile }: { profile: ShownProfile }) => {
  const { t } = useTranslation('accounts.profile')
  const { title, choice } = useEntityWords('accounts.profile.profile')
  const { name, stage, batch, email, userProfile: own } = profile

  const shared = [
    { key: 'name', value: name },
    { key: 'stage', value: stage?.name },
    { key: 'batch', value: batch },
  ]
  const secret = own
    ? [
        { key: 'email', value: email },
        { key: 'middleName', value: own.middleName },
        { key: 'sex', value: own.sex && choice('sex', own.sex) },
        {
          key: 'birthdate',
          value: own.birthdate && <DateText date={own.birthdate} />,
        },
        { key: 'mobileNumber', value: own.mobileNumber },
        {
          key: 'address',
          value: [own.city, own.state, own.country].filter(Boolean).join(', '),
        },
      ]
    : []

  return (
    <Card title={t('profile.tabs.basic_info')}>
      <FactList
        facts={[...shared, ...secret].map(({ key, value }) => ({
          key,
          title: title(key),
          value,
        }))}
      />
      {profile.isOwn && (
        <p className="text-muted mt-5 text-sm">{t('profile.privateHelp')}</p>
      )}
    </Card>
  )
}
