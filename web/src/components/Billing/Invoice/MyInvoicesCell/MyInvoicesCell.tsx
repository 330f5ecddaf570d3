import type { MyInvoicesQuery, MyInvoicesQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

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
  }
`

export const Loading = BillsLoading
export const Failure = CellFailure
export const Empty = () => <NoBills />
export const Success = ({ myInvoices }: CellSuccessProps<MyInvoicesQuery>) => (
  <Bills invoices={myInvoices} />
)
