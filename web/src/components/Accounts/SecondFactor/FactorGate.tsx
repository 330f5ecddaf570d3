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
      <Card title={t('gate.title')}>
        <p className="mb-4">{t('gate.text')}</p>
        <FactorSetup onDone={reloadPage} />
      </Card>
    </div>
  )
}

export default FactorGate
