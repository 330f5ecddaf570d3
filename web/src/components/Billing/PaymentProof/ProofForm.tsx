import type { MutableRefObject } from 'react'

import { useTranslation } from 'react-i18next'

import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'

import { DraftKeeper } from './DraftKeeper'
import { ProofFileField } from './ProofFileField'
import { useProofFields } from './useProofFields'
import { useSendProof, type ProofInput } from './useSendProof'

import { manilaToday } from '$api/src/shared/manilaTime'

type ProofFormProps = {
  scheduleIds: number[]
  sumCentavos: number
  /** Keeps what was typed while the form is not shown. */
  draft: MutableRefObject<Partial<ProofInput>>
  onSent: () => void
}

/** The form "I have paid": method, reference, amount, date and screenshot. */
export const ProofForm = ({
  scheduleIds,
  sumCentavos,
  draft,
  onSent,
}: ProofFormProps) => {
  const { t } = useTranslation('billing')
  const proof = useSendProof(scheduleIds, () => {
    draft.current = {}
    onSent()
  })
  return (
    <ResourceForm<ProofInput>
      entity="billing.proof"
      fields={useProofFields()}
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
        sentPercent={proof.percent}
        onFile={proof.clearRefusal}
      />
    </ResourceForm>
  )
}
