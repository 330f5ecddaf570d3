import { Suspense } from 'react'

import StudentPaymentDetailsCell from 'src/components/Billing/staff/Ledger/StudentPaymentDetailsCell'
import { text } from 'src/hooks/browser/urlValues'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { lazyPart } from 'src/lib/loading/lazyPart'

const RefundAtOnce = lazyPart(
  () => import('src/components/Accounts/staff/RefundAtOnce')
)

/** A person's payments; `?refund=true` opens the form of a refund, as the command bar does. */
const StudentPaymentDetailsPage = ({ id }: { id: number }) => {
  const { refund } = useUrlValues({ refund: text })
  return (
    <>
      <StudentPaymentDetailsCell userId={id} />
      {refund && (
        <Suspense fallback={null}>
          <RefundAtOnce key={id} userId={id} />
        </Suspense>
      )}
    </>
  )
}

export default StudentPaymentDetailsPage
