import { useState } from 'react'

import { useQuery } from '@redwoodjs/web'

import { RefundDialog } from 'src/components/Billing/staff/Credit/RefundDialog'
import { QUERY } from 'src/components/Billing/staff/Ledger/StudentPaymentDetailsCell/StudentPaymentDetailsCell'
import { useAccess } from 'src/hooks/access/useAccess'

/** The form of a refund over a person's payments, for those who may give one. */
const RefundAtOnce = ({ userId }: { userId: number }) => {
  const mayRefund = useAccess().can('approvePayment')
  const [isOpen, setIsOpen] = useState(true)
  const { data } = useQuery(QUERY, { variables: { userId }, skip: !mayRefund })
  const details = data?.studentPaymentDetails
  if (!details || !isOpen) return null
  return (
    <RefundDialog
      userId={userId}
      memberName={details.name}
      creditCentavos={details.creditCentavos}
      onClose={() => setIsOpen(false)}
    />
  )
}

export default RefundAtOnce
