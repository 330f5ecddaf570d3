import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { lazy } from 'src/lib/loading/lazy'

const MembershipGate = lazy(
  () => import('src/components/Accounts/Prompts/MembershipGate')
)

/** In place of a feed, for those without access to the community. */
export const FeedGate = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('menu.community')} />
      <Suspense fallback={null}>
        <MembershipGate />
      </Suspense>
    </>
  )
}
