import type { MyInvoicesQuery } from 'types/graphql'

/** An order for which its member may ask for a refund, or has asked. */
export type MyRefund = MyInvoicesQuery['myRefunds'][number]
