import { useTranslation } from 'react-i18next'
import type { AffiliateFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import AffiliateLeadsCell from 'src/components/Affiliates/staff/AffiliateParts/AffiliateLeadsCell'
import AffiliateLinksCell from 'src/components/Affiliates/staff/AffiliateParts/AffiliateLinksCell'
import AffiliateOrdersCell from 'src/components/Affiliates/staff/AffiliateParts/AffiliateOrdersCell'
import AffiliateCommissionPageCell from 'src/components/Affiliates/staff/Commission/AffiliateCommissionPageCell'
import CommissionRulesCell from 'src/components/Affiliates/staff/Commission/CommissionRulesCell'
import AffiliatePayoutsPageCell from 'src/components/Affiliates/staff/Payout/AffiliatePayoutsPageCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Tabs } from 'src/components/ui/control/Tabs'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

import { details } from './affiliate'
import { AffiliateActions } from './AffiliateActions'

/** An affiliate for staff: the facts, whom they brought, and the orders that are credited to them. */
export const AffiliateView = ({
  affiliate,
}: {
  affiliate: AffiliateFields
}) => {
  const { t } = useTranslation('affiliates.staff')
  const { can, mayOpen } = useAccess()
  const { id, name, userId } = affiliate
  return (
    <ResourceView
      entity="affiliates.staff.affiliate"
      columns={details}
      record={affiliate}
      name={name}
      list={routes.affiliates()}
      actions={
        <>
          {mayOpen('user') && (
            <LinkButton to={routes.user({ id: userId })}>
              {t('affiliate.person')}
            </LinkButton>
          )}
          {can('editAffiliates') && <AffiliateActions affiliate={affiliate} />}
        </>
      }
    >
      <Tabs
        label={name}
        param="tab"
        tabs={[
          {
            key: 'orders',
            title: t('order.list'),
            content: <AffiliateOrdersCell affiliateId={id} />,
          },
          {
            key: 'commission',
            title: t('commission.list'),
            content: (
              <AffiliateCommissionPageCell affiliateId={id} name={name} />
            ),
          },
          {
            key: 'payouts',
            title: t('payout.list'),
            content: <AffiliatePayoutsPageCell affiliateId={id} />,
          },
          {
            key: 'rules',
            title: t('rule.list'),
            content: <CommissionRulesCell affiliateId={id} />,
          },
          {
            key: 'leads',
            title: t('lead.list'),
            content: <AffiliateLeadsCell affiliateId={id} />,
          },
          {
            key: 'links',
            title: t('link.list'),
            content: <AffiliateLinksCell affiliateId={id} />,
          },
        ]}
      />
    </ResourceView>
  )
}
