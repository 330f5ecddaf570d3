import { useTranslation } from 'react-i18next'

import MissedPathsCell from 'src/components/Marketing/staff/RedirectRule/MissedPathsCell'
import RedirectRulesCell from 'src/components/Marketing/staff/RedirectRule/RedirectRulesCell'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

import { RedirectTrial } from './RedirectTrial'

/** The redirect rules, and the addresses that nothing answered. */
export const RedirectRules = () => {
  const { t } = useTranslation('marketing.redirects')
  return (
    <>
      <PageHeader title={t('rule.list')} lead={t('lead')} />
      <RedirectTrial />
      <Tabs
        label={t('rule.list')}
        param="tab"
        tabs={[
          {
            key: 'rules',
            title: t('tab.rules'),
            content: <RedirectRulesCell />,
          },
          {
            key: 'missed',
            title: t('tab.missed'),
            content: <MissedPathsCell />,
          },
        ]}
      />
    </>
  )
}
