import { useTranslation } from 'react-i18next'
import type { CouponFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import RedemptionsCell from 'src/components/Marketing/staff/Coupon/RedemptionsCell'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { Card } from 'src/components/ui/layout/Card'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'

import { columns } from './coupon'
import { CouponActions } from './CouponActions'

type CouponViewProps = { coupon: CouponFields; list: string }

/** A coupon's discount, its link, and its uses. */
export const CouponView = ({ coupon, list }: CouponViewProps) => {
  const { t } = useTranslation('marketing.staff')
  const { id, code, funnel } = coupon
  const link = `${window.location.origin}/${funnel.slug}?coupon=${code}`
  return (
    <>
      <ResourceView
        entity="marketing.staff.coupon"
        columns={columns}
        record={coupon}
        name={code}
        list={list}
        listOf="marketing.funnel"
        within={{ label: funnel.name, to: routes.funnel({ id: funnel.id }) }}
        actions={<CouponActions coupon={coupon} />}
      >
        <Card title={t('coupon.link')}>
          <p className="flex flex-wrap items-center gap-2 break-all">
            {link}
            <CopyButton text={link} />
          </p>
          <p className="text-muted mt-2 text-sm">{t('coupon.linkHelp')}</p>
        </Card>
      </ResourceView>
      <h2 className="mt-8 mb-3 text-lg">{t('redemption.list')}</h2>
      <RedemptionsCell couponId={id} />
    </>
  )
}
