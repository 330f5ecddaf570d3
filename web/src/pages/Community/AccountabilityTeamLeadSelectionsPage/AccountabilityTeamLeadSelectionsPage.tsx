import { useTranslation } from 'react-i18next'

import LeadSelectionsCell from 'src/components/Community/LeadSelection/LeadSelectionsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

/** The accountability groups within reach that choose a leader. */
const AccountabilityTeamLeadSelectionsPage = () => {
  const { t } = useTranslation('community.leads')
  return (
    <>
      <PageHeader title={t('selection.list')} lead={t('listLead')} />
      <LeadSelectionsCell />
    </>
  )
}

export default AccountabilityTeamLeadSelectionsPage
