// The reason of a mail server's refusal, by its status codes (RFC 3463, RFC 5321).

export const bounceReasons = [
  'noAddress',
  'full',
  'unwanted',
  'unreachable',
  'refused',
] as const

export type BounceReason = (typeof bounceReasons)[number]

const enhanced: [RegExp, BounceReason][] = [
  [/\b5\.1\.\d+\b/, 'noAddress'],
  [/\b5\.2\.2\b/, 'full'],
  [/\b5\.7\.\d+\b/, 'unwanted'],
  [/\b(552)\b/, 'full'],
  [/\b(550|551|553)\b/, 'noAddress'],
  [/\b(554)\b/, 'unwanted'],
  [/\b5\d\d\b/, 'refused'],
]

/** The meaning of what a mail server said; without a refusal, the server was not reached. */
export const bounceReason = (said: string): BounceReason =>
  enhanced.find(([code]) => code.test(said))?.[1] ?? 'unreachable'
