import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata, useQuery } from '@redwoodjs/web'

import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { Card } from 'src/components/ui/layout/Card'
import { reloadPage } from 'src/lib/browser/reloadPage'

import { FactorSetup } from './FactorSetup'

/** All that the server answers once the period of grace is over; the rest of mySetup comes with the prompts. */
const FACTOR_DUTY: Doc<'FactorDutyQuery'> = gql`
  query FactorDutyQuery {
    mySetup {
      isFactorOverdue
    }
  }
`

/** For users without a role: stands in place of every page if that is because their period of grace is over. */
const FactorGate = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('accounts.factor')
  const { data, loading } = useQuery(FACTOR_DUTY, { fetchPolicy: 'no-cache' })
  if (loading) return <PageLoading />
  if (!data?.mySetup.isFactorOverdue) return <>{children}</>
  return (
    <div className="mx-auto max-w-lg">
      <Metadata title={t('gate.title')} />
      <h1 className="mb-2 text-2xl font-semibold">{t('gate.title')}</h1>
      <p className="mb-4">{t('gate.text')}</p>
      <Card title={t('card.setUp')}>
        <FactorSetup onDone={reloadPage} />
      </Card>
    </div>
  )
}

export default FactorGate
