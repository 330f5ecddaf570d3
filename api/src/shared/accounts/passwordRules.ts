// The rules of a password. The setup modal enforces the whole checklist; the reset page only shows it (spec section 5).
// The server always enforces the length (docs/decisions/0033, 9).

/** Characters; spec section 9. */
export const PASSWORD_MIN = 8
/** Characters. Hashing a longer password would only take longer. */
export const PASSWORD_MAX = 256

export type PasswordRule =
  | 'length'
  | 'uppercase'
  | 'lowercase'
  | 'number'
  | 'special'

export const isLongEnough = (password: string) =>
  [...password].length >= PASSWORD_MIN

const isMet: Record<PasswordRule, (password: string) => boolean> = {
  length: isLongEnough,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

const labels: Record<PasswordRule, string> = {
  length: `Minimum ${PASSWORD_MIN} characters`,
  uppercase: 'Uppercase',
  lowercase: 'Lowercase',
  number: 'Number',
  special: 'Special character',
}

/** The live checklist, in the spec's order. */
export const passwordChecklist = (password: string) =>
  (Object.keys(isMet) as PasswordRule[]).map((rule) => ({
    rule,
    label: labels[rule],
    isMet: isMet[rule](password),
  }))

export const isStrongPassword = (password: string) =>
  passwordChecklist(password).every((item) => item.isMet)
