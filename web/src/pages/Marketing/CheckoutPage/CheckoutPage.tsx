import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import CheckoutCell from 'src/components/Marketing/CheckoutCell'
import { useStoreAffiliateCode } from 'src/components/Marketing/Offer/useStoreAffiliateCode'

type CheckoutPageProps = { funnelId: string }

const CheckoutPage = ({ funnelId }: CheckoutPageProps) => {
  const { t } = useTranslation('marketing')
  useStoreAffiliateCode()
  return (
    <>
      <Metadata title={t('checkout.title')} robots="noindex" />
      <CheckoutCell funnelId={funnelId} />
    </>
  )
}

export default CheckoutPage
