import type { Both } from './text'

type NewTerm = {
  id: string
  label: Both
  installments: number
  intervalUnit?: 'WEEK' | 'MONTH'
  downPaymentPercent?: number
  surchargePercent?: number
}

/** Payment terms: in full, monthly, or with a down payment. */
export const terms: NewTerm[] = [
  {
    id: 'one-time',
    label: ['One-time payment', 'Bayad nang buo'],
    installments: 1,
  },
  {
    id: 'two-months',
    label: ['2 monthly payments', 'Hulugan, 2 buwan'],
    installments: 2,
  },
  {
    id: 'three-months',
    label: ['3 monthly payments', 'Hulugan, 3 buwan'],
    installments: 3,
  },
  {
    id: 'six-months',
    label: [
      '6 monthly payments (5% added)',
      'Hulugan, 6 na buwan (may dagdag na 5%)',
    ],
    installments: 6,
    surchargePercent: 5,
  },
  {
    id: 'down-payment',
    label: [
      '20% down, then 3 monthly payments',
      '20% down, saka hulugan nang 3 buwan',
    ],
    installments: 3,
    downPaymentPercent: 20,
  },
  {
    id: 'four-weeks',
    label: ['4 weekly payments', 'Hulugan, 4 na linggo'],
    installments: 4,
    intervalUnit: 'WEEK',
  },
]
