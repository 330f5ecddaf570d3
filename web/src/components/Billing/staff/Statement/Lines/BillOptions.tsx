import type { ReactNode } from 'react'

import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

export type BillOption = {
  id: number
  memberName: string
  invoiceNumber: string
  productName: string
  scheduleDate: string
  owedCentavos: number
  /** The due day of an earlier open bill of the member. */
  earlierOn?: string | null
}

export type BillChoice = {
  chosenIds: number[]
  onToggle: (bill: BillOption) => void
}

type BillOptionsProps<Bill> = BillChoice & {
  bills: readonly Bill[]
  /** Further facts of a bill. */
  children?: (bill: Bill) => ReactNode
}

/** Open bills; staff choose the ones that a transfer pays. */
export const BillOptions = <Bill extends BillOption>({
  bills,
  chosenIds,
  onToggle,
  children,
}: BillOptionsProps<Bill>) => (
  <ul className="border-base-300 divide-base-300 max-h-[70dvh] divide-y overflow-y-auto rounded-lg border">
    {bills.map((bill) => (
      <li key={bill.id}>
        <label className="hover:bg-base-200 flex cursor-pointer items-start gap-3 px-3 py-2 text-sm">
          <input
            type="checkbox"
            className="checkbox checkbox-sm mt-0.5"
            checked={chosenIds.includes(bill.id)}
            onChange={() => onToggle(bill)}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{bill.memberName}</span>
            <span className="text-muted block wrap-anywhere">
              {bill.productName} · {bill.invoiceNumber} ·{' '}
              <DateText date={bill.scheduleDate} />
            </span>
            {children?.(bill)}
          </span>
          <PesoText centavos={bill.owedCentavos} />
        </label>
      </li>
    ))}
  </ul>
)
