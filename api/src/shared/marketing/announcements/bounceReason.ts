// The reason of a mail server's refusal, by its status codes (RFC 3463, RFC 5321).

export const bounceReasons = [
  'noAddress',
  'full',
  'unwanted',
  'unreachable',
  'refused',
] as const

export type BounceReason = (typeof bounceReasons)[number]

type Signs = readonly (readonly [RegExp, BounceReason])[]

const enhanced: Signs = [
  [/\b5\.1\.\d+\b/, 'noAddress'],
  [/\b5\.2\.2\b/, 'full'],
  [/\b5\.7\.\d+\b/, 'unwanted'],
]

/** Yahoo and others say in words only which refusal their 554 is. */
const words: Signs = [
  [/over ?quota|(mailbox|inbox) (is )?full|out of storage/i, 'full'],
  [
    /no such (user|recipient|mailbox)|(user|recipient|mailbox|account) (is )?(unknown|disabled|inactive|not found)|does(n.t| not) (exist|have a \S+ account)/i,
    'noAddress',
  ],
]

const codes: Signs = [
  [/\b(552)\b/, 'full'],
  [/\b(550|551|553)\b/, 'noAddress'],
  [/\b(554)\b/, 'unwanted'],
]

const REFUSAL = /\b5\d\d\b/

/** The meaning of what a mail server said; without a refusal, the server was not reached. */
export const bounceReason = (said: string): BounceReason => {
  const isRefused = REFUSAL.test(said)
  const signs = [...enhanced, ...(isRefused ? [...words, ...codes] : [])]
  return (
    signs.find(([sign]) => sign.test(said))?.[1] ??
    (isRefused ? 'refused' : 'unreachable')
  )
}
