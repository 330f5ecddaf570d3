import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  SubmitPaymentProofMutation,
  SubmitPaymentProofMutationVariables,
} from 'types/graphql'

import { useAuth } from 'src/auth'
import { useSave } from 'src/hooks/useSave'
import { fieldErrors } from 'src/lib/errorText'
import { UploadRefused, uploadFile } from 'src/lib/uploadFile'

const SUBMIT_PAYMENT_PROOF = gql`
  mutation SubmitPaymentProofMutation($input: SubmitPaymentProofInput!) {
    submitPaymentProof(input: $input) {
      id
      status
    }
  }
`

export type ProofInput = {
  platform: string
  referenceNo: string
  amountCentavos: number
  paidOn: string
  file: File | null
}

/** Uploads the screenshot once, then sends the proof; a refusal leaves both where they are. */
export const useSendProof = (scheduleIds: number[], onSent: () => void) => {
  const { t } = useTranslation(['billing', 'errors'])
  const { getToken } = useAuth()
  const [fileRefusal, setFileRefusal] = useState('')
  const uploaded = useRef<{ file: File; id: number }>()
  const [submit, { error }] = useSave<
    SubmitPaymentProofMutation,
    SubmitPaymentProofMutationVariables
  >(SUBMIT_PAYMENT_PROOF, {
    done: t('proof.sent'),
    refetch: ['MyInvoicesQuery', 'MyBillsQuery'],
    onDone: onSent,
  })

  const upload = async (chosen: File) => {
    if (uploaded.current?.file === chosen) return uploaded.current.id
    const { id } = await uploadFile(chosen, await getToken())
    uploaded.current = { file: chosen, id }
    return id
  }

  const send = async ({ file, ...input }: ProofInput) => {
    setFileRefusal('')
    try {
      const fileId = file && (await upload(file))
      return await submit({ input: { ...input, scheduleIds, fileId } })
    } catch (caught) {
      const isRefused = caught instanceof UploadRefused
      setFileRefusal((isRefused && caught.message) || t('errors:OFFLINE'))
      return undefined
    }
  }

  return {
    send,
    error,
    fileRefusal: fileRefusal || (fieldErrors(error).fileId ?? ''),
    clearRefusal: () => setFileRefusal(''),
  }
}
