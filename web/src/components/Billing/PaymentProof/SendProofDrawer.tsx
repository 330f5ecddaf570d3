import { useRef } from 'react'

import { useTranslation } from 'react-i18next'

import { Drawer } from 'src/components/ui/feedback/Drawer/Drawer'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

import { DraftKeeper } from './DraftKeeper'
import { ProofFileField } from './ProofFileField'
import { useProofFields } from './useProofFields'
import { useSendProof, type ProofInput } from './useSendProof'

import { manilaToday } from '$api/src/shared/manilaTime'

type SendProofDrawerProps = {
  isOpen: boolean
  onClose: () => void
  scheduleIds: number[]
  sumCentavos: number
}

/** The drawer "I have paid": method, amount, date and screenshot. Closing it keeps the typed values. */
export const SendProofDrawer = ({
  isOpen,
  onClose,
  scheduleIds,
  sumCentavos,
}: SendProofDrawerProps) => {
  const { t } = useTranslation('billing')
  const draft = useRef<Partial<ProofInput>>({})
  const onSent = () => {
    draft.current = {}
    onClose()
  }
  const proof = useSendProof(scheduleIds, onSent)
  const fields = useProofFields()

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('proof.heading')}>
      <div className="bg-base-200 mb-5 rounded-lg p-4">
        <p className="flex items-baseline justify-between gap-4">
          {t('bills.chosen', { count: scheduleIds.length })}
          <PesoText centavos={sumCentavos} className="text-lg font-bold" />
        </p>
        <p className="text-muted mt-1 text-sm">{t('proof.lead')}</p>
      </div>
      <ResourceForm<ProofInput>
        entity="billing.proof"
        fields={fields}
        record={{
          paidOn: manilaToday(),
          ...draft.current,
          // The amount follows the selected bills, unless the member typed another one.
          amountCentavos: draft.current.amountCentavos ?? sumCentavos,
        }}
        onSave={proof.send}
        error={proof.error}
        submitLabel={t('proof.send')}
        guard={false}
        block
      >
        <DraftKeeper draft={draft} sumCentavos={sumCentavos} />
        <ProofFileField
          before={draft.current.file}
          refusal={proof.fileRefusal}
          onFile={proof.clearRefusal}
        />
      </ResourceForm>
    </Drawer>
  )
}
