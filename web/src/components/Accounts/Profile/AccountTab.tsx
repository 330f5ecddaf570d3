import { Suspense, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Can } from 'src/components/access/Can'
import EmailCorrectionCell from 'src/components/Accounts/EmailChange/EmailCorrectionCell'
import { LevelNames } from 'src/components/Accounts/Profile/LevelNames'
import { LanguageSwitch } from 'src/components/ui/control/LanguageSwitch'
import { Link } from 'src/components/ui/control/Link'
import { ThemeSwitch } from 'src/components/ui/control/ThemeSwitch'
import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { Card } from 'src/components/ui/layout/Card'
import { pathTo } from 'src/hooks/access/useMenu'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { FactList } from './FactList'
import { OwnData } from './OwnData/OwnData'

// For staff only, so that members do not load them.
const FactorCard = lazyPart(
  () => import('src/components/Accounts/SecondFactor/FactorCard')
)
const AccessTokens = lazyPart(
  () => import('src/components/Accounts/AccessToken/AccessTokens')
)

type Level = { name: string }

/** Sign-in settings, theme and language. */
export const AccountTab = () => {
  const { t } = useTranslation(['accounts.profile', 'common'])
  const { currentUser } = useAuth()
  if (!currentUser) return null

  const levels = (currentUser.accessLevels ?? []) as Level[]
  const email = String(currentUser.email)
  const password = pathTo('setNewPassword', { email })
  const sessions = pathTo('sessions')
  const facts = [
    { key: 'email', value: email },
    { key: 'tribeId', value: String(currentUser.tribeId) },
    {
      key: 'accessLevels',
      value: <LevelNames names={levels.map(({ name }) => name)} />,
    },
    { key: 'password', value: password && <To path={password} /> },
    {
      key: 'sessions',
      value: sessions && <To path={sessions} isSessions />,
    },
  ].filter(({ value }) => value)

  return (
    <div className="space-y-4 sm:space-y-6">
      <Card title={t('profile.tabs.account')}>
        <FactList
          facts={facts.map(({ key, value }) => ({
            key,
            title: t(`profile.account.${key as 'email'}`),
            value,
          }))}
        />
        <p className="text-muted mt-5 text-sm">{t('profile.emailHelp')}</p>
        <EmailCorrectionCell />
      </Card>
      <Card title={t('profile.account.screens')}>
        <div className="space-y-4">
          <Setting label={t('common:shell.language')}>
            <LanguageSwitch />
          </Setting>
          <Setting label={t('common:shell.theme')}>
            <ThemeSwitch />
          </Setting>
        </div>
      </Card>
      <Suspense fallback={null}>
        <FactorCard />
      </Suspense>
      <Can do="accessTokens">
        <Suspense fallback={<DetailsLoading />}>
          <AccessTokens />
        </Suspense>
      </Can>
      <OwnData />
    </div>
  )
}

const To = ({ path, isSessions }: { path: string; isSessions?: boolean }) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <Link to={path} className="link link-primary">
      {t(
        isSessions
          ? 'profile.account.seeSessions'
          : 'profile.account.changePassword'
      )}
    </Link>
  )
}

const Setting = ({
  label,
  children,
}: {
  label: string
  children: ReactNode
}) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    {label}
    {children}
  </div>
)
