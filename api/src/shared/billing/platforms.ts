// The payment platforms and their references (docs/decisions/0033, 20 and 23). A platform arrives as a string and is
// stored as its key.

import { plainMarks } from '../text/plainMarks'

/** `hasReference` means that each transfer has a unique number, so one number pays once. */
export const platforms = [
  { key: 'gcash', label: 'GCash', hasReference: true },
  { key: 'maya', label: 'Maya', hasReference: true },
  { key: 'bank_transfer', label: 'Bank transfer', hasReference: true },
  { key: 'card', label: 'Card', hasReference: true },
  { key: 'paypal', label: 'PayPal', hasReference: true },
  { key: 'over_counter', label: 'Over the counter', hasReference: true },
  { key: 'cash', label: 'Cash', hasReference: false },
  { key: 'other', label: 'Other', hasReference: true },
] as const

export type PlatformKey = (typeof platforms)[number]['key']

export const platformKeys: readonly PlatformKey[] = platforms.map(
  ({ key }) => key
)

export const isPlatformKey = (text: unknown): text is PlatformKey =>
  platformKeys.some((key) => key === text)

/** 'Bank Transfer', 'bank-transfer' and 'bank_transfer' → 'bank_transfer'; null if unknown. */
export const platformKeyOf = (text: string): PlatformKey | null => {
  const wanted = lettersOf(text)
  const found = platforms.find(
    ({ key, label }) => lettersOf(key) === wanted || lettersOf(label) === wanted
  )
  return found?.key ?? null
}

export const platformLabel = (key: PlatformKey) =>
  platforms.find((platform) => platform.key === key)!.label

/** The words before a number on receipts and in messages: 'Ref. No. 9012…', 'Transaction ID: …', 'Trace #…'. */
const LABEL =
  /^\s*(?:[a-z]+[\s.]+)?(?:reference|ref|transaction|txn|trace|confirmation)\b[\s.]*(?:number|num|no|id|code)?\b[\s.:#]+(?=\w*\d)/i

/**
 * The form in which a reference is claimed: 'Ref. No. ab-12 34' → 'AB1234'. One of digits loses the zeros before it, as in a
 * spreadsheet that takes it for a number: '0071' → '71'. Null for cash, 'N/A' and an empty reference.
 */
export const normalizeReference = (
  platform: PlatformKey,
  reference: string
) => {
  const { hasReference } = platforms.find(({ key }) => key === platform)!
  const signs = plainMarks(reference)
    .replace(LABEL, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const key = /^\d+$/.test(signs) ? signs.replace(/^0+(?=\d)/, '') : signs
  return hasReference && key !== '' && key !== 'NA' ? key : null
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
