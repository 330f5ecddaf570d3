// The second factor of staff (docs/decisions/0075).

/** Who has to have a second factor, as the setting `second-factor-required` says; empty requires it of no role. */
export const factorDuties = ['administrators', 'staff'] as const

export type FactorDuty = (typeof factorDuties)[number]

/** The days in which somebody who has to have a second factor may work without one. */
export const FACTOR_GRACE_DAYS = 7

/** The minutes for which an entered code counts for money and rights. */
export const FACTOR_PROOF_MINUTES = 15

export const RECOVERY_CODES = 10

/** The message of a sign-in in the log whose password was right, and whose code is still to come. */
export const CODE_ASKED = 'Second factor asked'
