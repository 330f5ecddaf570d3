import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'

import PayToCell from 'src/components/Billing/PayTo/PayToCell'
import { Drawer } from 'src/components/ui/feedback/Drawer'
import { PesoText } from 'src/components/ui/text/PesoText'

import { ProofForm } from './ProofForm'
import type { ProofInput } from './useSendProof'

import type { PlatformKey } from '$api/src/shared/billing/platforms'

/** The bills that are paid together. */
export type BillsToPay = {
  scheduleIds: number[]
  sumCentavos: number
  productIds: number[]
  invoiceNumbers: string[]
}

type SendProofDrawerProps = {
  isOpen: boolean
  onClose: () => void
  bills: BillsToPay
}

/** Where to pay, and the form "I have paid". Closing the drawer keeps the typed values. */
export const SendProofDrawer = ({
  isOpen,
  onClose,
  bills: { scheduleIds, sumCentavos, productIds, invoiceNumbers },
}: SendProofDrawerProps) => {
  const { t } = useTranslation('billing')
  const draft = useRef<Partial<ProofInput>>({})
  const [platform, setPlatform] = useState<PlatformKey>()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('proof.heading')}>
      <section className="mb-6 space-y-4" aria-labelledby="pay-to">
        <div className="bg-base-200 rounded-lg p-4">
          <p className="flex items-baseline justify-between gap-4">
            {t('bills.chosen', { count: scheduleIds.length })}
            <PesoText centavos={sumCentavos} className="text-lg font-bold" />
          </p>
        </div>
        <h3 id="pay-to" className="text-base">
          {t('payTo.heading')}
        </h3>
        <PayToCell
          productIds={productIds}
          invoiceNumbers={invoiceNumbers}
          onPlatform={setPlatform}
        />
      </section>
      <h3 className="mb-3 text-base">{t('proof.then')}</h3>
      <ProofForm
        scheduleIds={scheduleIds}
        sumCentavos={sumCentavos}
        platform={platform}
        draft={draft}
        onSent={onClose}
      />
    </Drawer>
  )
}
