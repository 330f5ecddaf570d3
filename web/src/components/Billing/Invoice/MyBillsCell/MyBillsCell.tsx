import type { MyBillsQuery, MyBillsQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Billing/Invoice/invoice'
import { BillsCard } from 'src/components/Billing/Invoice/BillsCard'
import { billsOf } from 'src/components/Billing/Invoice/invoice'
import { CellFailure } from 'src/components/ui/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/Skeleton/Skeleton'

export const QUERY: TypedDocumentNode<MyBillsQuery, MyBillsQueryVariables> =
  gql`
    query MyBillsQuery {
      myInvoices {
        ...InvoiceFields
      }
    }
  `

export const Loading = () => <Skeleton className="h-24 w-full rounded-xl" />
export const Failure = CellFailure
export const Empty = () => null
export const Success = ({ myInvoices }: CellSuccessProps<MyBillsQuery>) => (
  <BillsCard bills={billsOf(myInvoices)} />
)
