import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import CheckoutCell from 'src/components/Marketing/CheckoutCell'
import { useKeptAffiliate } from 'src/components/Marketing/Offer/useKeptAffiliate'

type CheckoutPageProps = { funnelId: string }

const CheckoutPage = ({ funnelId }: CheckoutPageProps) => {
  const { t } = useTranslation('marketing')
  useKeptAffiliate()
  return (
    <>
      <Metadata title={t('checkout.title')} robots="noindex" />
      <CheckoutCell funnelId={funnelId} />
    </>
  )
}

export default CheckoutPage
