import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  PaymentPlatform,
  RefundedBills,
  RefundMemberMutation,
  RefundMemberMutationVariables,
} from 'types/graphql'

import { useFormContext } from '@redwoodjs/forms'

import { platformChoices } from 'src/components/Billing/PaymentProof/useProofFields'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { newKey } from 'src/lib/data/newKey'

import { refundableCentavos, type PaidEntry } from './paidEntries'
import { RefundPreview } from './RefundPreview'

import { platforms } from '$api/src/shared/billing/platforms'

const REFUND_MEMBER = gql`
  mutation RefundMemberMutation($userId: Int!, $input: RefundInput!) {
    refundMember(userId: $userId, input: $input) {
      isWaiting
      receiptNumber
    }
  }
`

export type Refund = {
  amountCentavos: number
  bills?: RefundedBills | null
  platform: PaymentPlatform
  referenceNo: string
  reason: string
}

const refundedBills: Choice<RefundedBills>[] = [
  { value: 'OWED_AGAIN' },
  { value: 'STAY_PAID' },
]

/** @param creditCentavos beyond it, a refund comes from bills; undefined if their order ends anyway */
const fieldsFor = (
  platform: PaymentPlatform | null,
  creditCentavos?: number
): Field<Refund>[] => [
  { name: 'amountCentavos', as: 'money', required: true },
  {
    name: 'bills',
    as: 'choice',
    choices: refundedBills,
    required: true,
    when: ({ amountCentavos }) =>
      creditCentavos !== undefined && amountCentavos > creditCentavos,
  },
  { name: 'platform', as: 'choice', required: true, choices: platformChoices },
  {
    name: 'referenceNo',
    as: 'text',
    required: platforms.some(
      ({ key, hasReference }) => key === platform && hasReference
    ),
    autoComplete: 'off',
    empty: '',
  },
  { name: 'reason', as: 'textarea', required: true },
]

type OnPlatform = (platform: PaymentPlatform | null) => void

/** Tells the dialog which platform is chosen: it decides whether a reference is needed. */
const PlatformWatch = ({ onPlatform }: { onPlatform: OnPlatform }) => {
  const { watch } = useFormContext<{ platform: PaymentPlatform | null }>()
  const platform = watch('platform')
  useEffect(() => onPlatform(platform), [platform, onPlatform])
  return null
}

type RefundDialogProps = {
  userId: number
  memberName: string
  /** The member's credit, from which a refund is taken first. */
  creditCentavos?: number
  /** Their bills that hold money, the latest due first. */
  paidEntries?: readonly PaidEntry[]
  /** The refund that a second person confirms. */
  waiting?: Refund & { fromCreditCentavos: number; requestId?: number | null }
  /** The member's request that the refund answers. */
  request?: { id: number; paidCentavos: number }
  onClose: () => void
}

/** Records money that was sent back to a member. */
export const RefundDialog = ({
  userId,
  memberName,
  waiting,
  request,
  creditCentavos = waiting?.fromCreditCentavos,
  paidEntries = [],
  onClose,
}: RefundDialogProps) => {
  const { t } = useTranslation('billing.staff')
  const [key] = useState(newKey)
  const [platform, setPlatform] = useState(waiting?.platform ?? null)
  const [save, { error }] = useSave<
    RefundMemberMutation,
    RefundMemberMutationVariables
  >(REFUND_MEMBER, {
    done: ({ refundMember: { isWaiting } }) =>
      t(isWaiting ? 'second.done' : 'refund.done'),
    refetch: [
      'StudentPaymentDetailsQuery',
      'WaitingRefundsQuery',
      'RefundRequestsQuery',
    ],
    onDone: onClose,
    headers: () => ({ 'idempotency-key': key }),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('refund.title', { name: memberName })}
      text={[
        t(
          waiting
            ? 'refund.confirmText'
            : request
              ? 'refund.sendFirst'
              : 'refund.text'
        ),
        (request || waiting?.requestId) && t('refund.endsOrder'),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className="pb-3">
        <ResourceForm<Refund>
          entity="billing.staff.refund"
          fields={fieldsFor(
            platform,
            request || waiting?.requestId ? undefined : creditCentavos
          )}
          record={
            waiting ?? {
              amountCentavos:
                request?.paidCentavos ??
                (refundableCentavos(creditCentavos, paidEntries) || undefined),
            }
          }
          onSave={(input) =>
            save({ userId, input: { ...input, requestId: request?.id } })
          }
          error={error}
          submitLabel={t(waiting ? 'second.button' : 'refund.submit')}
          guard={false}
          block
        >
          <PlatformWatch onPlatform={setPlatform} />
          {creditCentavos !== undefined && (
            <RefundPreview
              creditCentavos={creditCentavos}
              paidEntries={paidEntries}
            />
          )}
        </ResourceForm>
      </div>
    </Dialog>
  )
}
