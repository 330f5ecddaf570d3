import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 32

const derive = promisify(
  (
    password: string,
    salt: string,
    { N, r, p }: typeof COST,
    done: (error: Error | null, key: Buffer) => void
  ) =>
    scrypt(
      password.normalize('NFC'),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: 256 * N * r },
      done
    )
)

// At most two passwords are hashed at a time: each hash keeps a core busy, and more would only delay every other
// request.
const LANES = 2
const QUEUE_MAX = 50
let running = 0
const waiting: (() => void)[] = []

const inLane = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= LANES) {
    if (waiting.length >= QUEUE_MAX)
      throw new Error('too many sign-ins at once')
    await new Promise<void>((go) => waiting.push(go))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** `{hashedPassword, salt}` as dbAuth stores them (`hash|N|r|p`), at the target cost (docs/security.md S-01). */
export const hashPassword = async (password: string) => {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const key = await inLane(() => derive(password, salt, COST))
  return {
    salt,
    hashedPassword: [key.toString('hex'), COST.N, COST.r, COST.p].join('|'),
  }
}

type Stored = { hashedPassword: string; salt: string }

// A hash to compare with for unknown addresses, so that the answer takes as long as for a known address.
const DUMMY: Stored = {
  hashedPassword: ['0'.repeat(KEY_BYTES * 2), COST.N, COST.r, COST.p].join('|'),
  salt: '0'.repeat(SALT_BYTES * 2),
}

/** The stored hash of an account without a password: no password matches, and comparing takes as long as for any other. */
export const unusablePassword = (): Stored => ({ ...DUMMY })

/**
 * Compares in constant time. `isWeak` asks the caller to store a new hash at today's cost. `null` (an unknown user)
 * never matches.
 */
export const checkPassword = async (
  password: string,
  stored: Stored | null
) => {
  const { hashedPassword, salt } = stored ?? DUMMY
  const [hash, N, r, p] = hashedPassword.split('|')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const key = await inLane(() => derive(password, salt, cost))
  const known = Buffer.from(hash, 'hex')
  const isRight =
    stored !== null &&
    known.length === key.length &&
    timingSafeEqual(known, key)
  return {
    isRight,
    isWeak: cost.N * cost.r * cost.p < COST.N * COST.r * COST.p,
  }
}
