// The buyer's details as a visitor typed them at the checkout, so that a reload loses nothing. The password is never kept.
import { forgetInTab, keepInTab, keptInTab } from 'src/lib/browser/tabStorage'

import type { Account } from './account'

const PLACE = 'buyer'

export type BuyerDraft = Pick<Account, 'firstName' | 'lastName' | 'email'>

const noBuyer: BuyerDraft = { firstName: '', lastName: '', email: '' }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const keptBuyer = (): BuyerDraft => {
  try {
    const kept = JSON.parse(keptInTab(PLACE) ?? '{}') as Partial<BuyerDraft>
    return {
      firstName: textOf(kept.firstName),
      lastName: textOf(kept.lastName),
      email: textOf(kept.email),
    }
  } catch {
    return noBuyer
  }
}

export const keepBuyer = ({ firstName, lastName, email }: BuyerDraft) =>
  keepInTab(PLACE, JSON.stringify({ firstName, lastName, email }))

export const forgetBuyer = () => forgetInTab(PLACE)
