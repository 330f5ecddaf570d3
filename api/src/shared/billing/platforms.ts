// How people pay here, and what makes a transfer recognisable (data-model.md "Payment";
// design/decisions.md 20 and 23). A platform comes in as a string and is kept as its key.

/** `hasReference`: the platform numbers its transfers, so one number pays once. */
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

export const platformKeys = platforms.map(({ key }) => key)

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

/** The reference as claimed: 'ab-12 34' → 'AB1234'. Null for cash, 'N/A' and nothing at all. */
export const normalizeReference = (
  platform: PlatformKey,
  reference: string
) => {
  const { hasReference } = platforms.find(({ key }) => key === platform)!
  const key = reference.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return hasReference && key !== '' && key !== 'NA' ? key : null
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
