// When a proposed address of an account takes effect (docs/decisions/0047).

/** The days in which the old mailbox can refuse. */
export const REFUSAL_DAYS = 3

/** The days after which a proposal without a confirmation ends. */
export const PROPOSAL_DAYS = 14

type Change = {
  confirmedAt: Date | null
  agreedAt: Date | null
  shortenedAt: Date | null
  waitsUntil: Date
}

/**
 * Whether the address takes effect: the new mailbox has confirmed it, and the old one has agreed or has not refused in
 * time, unless the wait was shortened.
 */
export const isEffective = (
  { confirmedAt, agreedAt, shortenedAt, waitsUntil }: Change,
  now: Date
) =>
  confirmedAt !== null &&
  (agreedAt !== null || shortenedAt !== null || now >= waitsUntil)

/** 'maria@example.com' → 'm…@example.com': enough for its owner to recognize it. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1…')
