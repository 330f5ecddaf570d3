import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { Card } from 'src/components/ui/layout/Card/Card'
import { reloadPage } from 'src/lib/browser/reloadPage'

import { FactorSetup } from './FactorSetup'

/** Stands in place of every page once the period of grace is over. */
const FactorGate = () => {
  const { t } = useTranslation('accounts.factor')
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
