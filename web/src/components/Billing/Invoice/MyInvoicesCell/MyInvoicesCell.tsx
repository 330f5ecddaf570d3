import type { MyInvoicesQuery, MyInvoicesQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { MyCredit } from 'src/components/Billing/Credit/MyCredit'
import { Bills } from 'src/components/Billing/Invoice/Bills'
import { BillsLoading } from 'src/components/Billing/Invoice/BillsLoading'
import { NoBills } from 'src/components/Billing/Invoice/NoBills'
import 'src/components/Billing/Invoice/invoice'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: TypedDocumentNode<
  MyInvoicesQuery,
  MyInvoicesQueryVariables
> = gql`
  query MyInvoicesQuery {
    myInvoices {
      ...InvoiceFields
    }
    myCreditCentavos
  }
`

export const Loading = BillsLoading
export const Failure = CellFailure
export const Empty = () => <NoBills />
export const isEmpty = ({ myInvoices, myCreditCentavos }: MyInvoicesQuery) =>
  myInvoices.length === 0 && myCreditCentavos <= 0
export const Success = ({
  myInvoices,
  myCreditCentavos,
}: CellSuccessProps<MyInvoicesQuery>) => (
  <>
    <MyCredit creditCentavos={myCreditCentavos} invoices={myInvoices} />
    <Bills invoices={myInvoices} />
  </>
)
