import type { PaymentPlatform } from '@prisma/client'

import type { Both } from './text'

type NewAccount = {
  platform: PaymentPlatform
  label: string
  accountName: string
  accountNumber: string
  instructions: Both
}

const sample: Both = [
  'This is a sample account. Please do not pay to it.',
  'Sample account lang ito. Huwag pong magbayad dito.',
]

/** Accounts to pay to, which say that they are samples. */
export const accounts: NewAccount[] = [
  {
    platform: 'gcash',
    label: 'GCash (sample)',
    accountName: 'Sample Account, Do Not Pay',
    accountNumber: '0900 000 0000',
    instructions: sample,
  },
  {
    platform: 'maya',
    label: 'Maya (sample)',
    accountName: 'Sample Account, Do Not Pay',
    accountNumber: '0900 000 0001',
    instructions: sample,
  },
  {
    platform: 'bank_transfer',
    label: 'Bank (sample)',
    accountName: 'Sample Account, Do Not Pay',
    accountNumber: '0000 0000 00',
    instructions: sample,
  },
  {
    platform: 'over_counter',
    label: 'Over the counter (sample)',
    accountName: 'Sample School Office',
    accountNumber: '',
    instructions: sample,
  },
]
