import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import CouponsCell from 'src/components/Marketing/staff/Coupon/CouponsCell'
import WaitlistCell from 'src/components/Marketing/staff/Waitlist/WaitlistCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Tabs } from 'src/components/ui/control/Tabs'
import { useAccess } from 'src/hooks/access/useAccess'

type FunnelPartsProps = { funnelId: string }

const Coupons = ({ funnelId }: FunnelPartsProps) => {
  const { t } = useTranslation('marketing.staff')
  const { mayOpen } = useAccess()
  return (
    <div className="space-y-3">
      {mayOpen('editProduct') && (
        <div className="flex justify-end">
          <LinkButton
            to={routes.newCoupon({ funnelId })}
            look="secondary"
            size="sm"
            icon={Plus}
          >
            {t('coupon.create')}
          </LinkButton>
        </div>
      )}
      <CouponsCell funnelId={funnelId} />
    </div>
  )
}

/** The coupons and the waiting list of a funnel. */
export const FunnelParts = ({ funnelId }: FunnelPartsProps) => {
  const { t } = useTranslation('marketing.staff')
  return (
    <div className="mt-8">
      <Tabs
        label={t('funnel.parts')}
        param="part"
        tabs={[
          {
            key: 'coupons',
            title: t('coupon.list'),
            content: <Coupons funnelId={funnelId} />,
          },
          {
            key: 'waitlist',
            title: t('waitlistEntry.list'),
            content: <WaitlistCell funnelId={funnelId} />,
          },
        ]}
      />
    </div>
  )
}
