import type { MutableRefObject } from 'react'

import { useTranslation } from 'react-i18next'

import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'

import { DraftKeeper } from './DraftKeeper'
import { ProofFileField } from './ProofFileField'
import { useProofFields } from './useProofFields'
import { useSendProof, type ProofInput } from './useSendProof'

import type { PlatformKey } from '$api/src/shared/billing/platforms'
import { manilaToday } from '$api/src/shared/manilaTime'

type ProofFormProps = {
  scheduleIds: number[]
  sumCentavos: number
  /** The platform of the account above the form. */
  platform?: PlatformKey
  /** Keeps what was typed while the form is not shown. */
  draft: MutableRefObject<Partial<ProofInput>>
  onSent: () => void
}

/** The form "I have paid": method, reference, amount, date and screenshot. */
export const ProofForm = ({
  scheduleIds,
  sumCentavos,
  platform,
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
        // Both follow the choices above the form, unless the member entered others.
        platform: draft.current.platform ?? platform,
        amountCentavos: draft.current.amountCentavos ?? sumCentavos,
      }}
      onSave={proof.send}
      error={proof.error}
      submitLabel={t('proof.send')}
      guard={false}
      block
    >
      <DraftKeeper
        draft={draft}
        sumCentavos={sumCentavos}
        platform={platform}
      />
      <ProofFileField
        before={draft.current.file}
        refusal={proof.fileRefusal}
        sentPercent={proof.percent}
        onFile={proof.clearRefusal}
      />
    </ResourceForm>
  )
}
