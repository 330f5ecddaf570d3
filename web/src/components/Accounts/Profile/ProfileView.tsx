import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { WinList } from 'src/components/Accounts/Win/WinList'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Tabs, type Tab } from 'src/components/ui/control/Tabs'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'

import { AccountTab } from './AccountTab'
import { BasicInfo } from './BasicInfo'
import { CertificateList } from './CertificateList'
import { Membership } from './Membership'
import type { ShownProfile } from './profile'
import { SocialLinks } from './SocialLinks'

type ProfileViewProps = { profile: ShownProfile }

/**
 * The tabs of spec 2.2, chosen by `?tab=`. An unknown tab shows the wins. Only the user's own profile has the account
 * tab.
 */
export const ProfileView = ({ profile }: ProfileViewProps) => {
  const { t } = useTranslation('accounts.profile')
  const { mayOpen } = useAccess()
  const { name, isOwn, wins, certificates } = profile
  const mayReadMembership = isOwn || mayOpen('viewSubscription')

  const tabs: (Tab | false)[] = [
    {
      key: 'wins',
      title: t('profile.tabs.wins'),
      content: (
        <div className="space-y-4">
          {certificates.length > 0 && (
            <CertificateList certificates={certificates} />
          )}
          <WinList wins={wins} mayEdit={isOwn} />
        </div>
      ),
    },
    {
      key: 'basic_info',
      title: t('profile.tabs.basic_info'),
      content: <BasicInfo profile={profile} />,
    },
    {
      key: 'socials',
      title: t('profile.tabs.socials'),
      content: <SocialLinks profile={profile} />,
    },
    mayReadMembership && {
      key: 'membership',
      title: t('profile.tabs.membership'),
      content: <Membership profile={profile} />,
    },
    isOwn && {
      key: 'account',
      title: t('profile.tabs.account'),
      content: <AccountTab />,
    },
  ]

  return (
    <div className="max-w-3xl">
      <Metadata title={isOwn ? t('profile.title') : name} />
      <ProfileHead profile={profile} />
      <Tabs
        label={name}
        param="tab"
        tabs={tabs.filter((tab): tab is Tab => tab !== false)}
      />
    </div>
  )
}

const ProfileHead = ({
  profile: { name, profileImage, stage, batch, isOwn },
}: ProfileViewProps) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 sm:mb-6">
      <Avatar name={name} src={profileImage} size="lg" />
      <div className="min-w-40 flex-1">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <p className="mt-1.5 flex flex-wrap gap-2">
          {stage && (
            <StatusBadge tone="info">
              {t('profile.stage', { number: stage.number, name: stage.name })}
            </StatusBadge>
          )}
          {batch && <StatusBadge tone="outline">{batch}</StatusBadge>}
        </p>
      </div>
      {isOwn && (
        <LinkButton to={routes.editProfile()} look="primary" icon={Pencil}>
          {t('profile.edit')}
        </LinkButton>
      )}
    </header>
  )
}
