import type { MyInvoicesQuery } from 'types/graphql'

import { useAuth } from 'src/auth'
import { useNewNotice } from 'src/components/Accounts/Notices/live/useNewNotice'
import { MyCredit } from 'src/components/Billing/Credit/MyCredit'
import { isPaid } from 'src/components/Billing/Invoice/bill'
import { Bills } from 'src/components/Billing/Invoice/Bills'
import { BillsLoading } from 'src/components/Billing/Invoice/BillsLoading'
import { billsOf } from 'src/components/Billing/Invoice/invoice'
import { NoBills } from 'src/components/Billing/Invoice/NoBills'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'MyInvoicesQuery'> = gql`
  query MyInvoicesQuery {
    myInvoices {
      ...InvoiceFields
    }
    myCreditCentavos
    myReceipts {
      ...ReceiptFields
    }
    myRefunds {
      invoiceId
      until
      paidCentavos
      lessonsFinished
      filesDownloaded
      request {
        id
        status
        answer
        createdAt
        decidedAt
      }
    }
  }
`

export const Loading = BillsLoading
export const Failure = CellFailure
export const Empty = () => <NoBills />
export const isEmpty = ({
  myInvoices,
  myCreditCentavos,
  myReceipts,
}: MyInvoicesQuery) =>
  myInvoices.length === 0 && myCreditCentavos <= 0 && myReceipts.length === 0

const paidCount = (invoices: MyInvoicesQuery['myInvoices']) =>
  billsOf(invoices).filter(isPaid).length

export const Success = ({
  myInvoices,
  myCreditCentavos,
  myReceipts,
  myRefunds,
  queryResult,
}: PropsOf<'MyInvoicesQuery'>) => {
  const { reauthenticate } = useAuth()
  // A notice may tell that a payment was approved or a proof sent back.
  useNewNotice(async () => {
    const answer = await queryResult?.refetch?.().catch(() => undefined)
    const now = answer?.data as MyInvoicesQuery | undefined
    // A payment may open courses.
    if (now && paidCount(now.myInvoices) > paidCount(myInvoices))
      await reauthenticate()
  })
  return (
    <>
      <MyCredit creditCentavos={myCreditCentavos} invoices={myInvoices} />
      <Bills
        invoices={myInvoices}
        receipts={myReceipts}
        refunds={myRefunds}
        creditCentavos={myCreditCentavos}
      />
    </>
  )
}
