import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
} from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

// Without AUTH_PEPPERS, an installation creates its own pepper once and stores it beside its data.
const ownPepper = () => {
  const file = path.join(getPaths().base, '.sulong', 'pepper')
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, `k1:${randomBytes(32).toString('base64url')}`, {
      mode: 0o600,
    })
  }
  return fs.readFileSync(file, 'utf8')
}

let ring: string[] | undefined

/**
 * The key ring `AUTH_PEPPERS=k2:…,k1:…`: the first key signs and every key verifies, so a secret can be rotated without
 * signing users out.
 */
const peppers = () =>
  (ring ??= (process.env.AUTH_PEPPERS || ownPepper())
    .split(',')
    .map((entry) => entry.trim().replace(/^[^:]*:/, '')))

const mac = (pepper: string, parts: string[]) =>
  createHmac('sha256', pepper).update(parts.join('\0')).digest('base64url')

/** HMAC-SHA-256 of the parts in base64url, with the current pepper. */
export const sign = (...parts: string[]) => mac(peppers()[0], parts)

/** The signatures by every key of the ring. */
export const signaturesOf = (...parts: string[]) =>
  peppers().map((pepper) => mac(pepper, parts))

const TOKEN_BYTES = 32

/** A random token for a session or a reset: given out once, stored only as its hash. */
export const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest()

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const sealingKey = (pepper: string) =>
  createHmac('sha256', pepper).update('seal').digest()

/** Encrypts a text with the current pepper (AES-256-GCM; iv, tag and text in base64url). */
export const seal = (text: string) => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(peppers()[0]), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The decrypted text, or null if no pepper of the ring decrypts it. */
export const unseal = (sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  for (const pepper of peppers()) {
    try {
      const cipher = createDecipheriv(CIPHER, sealingKey(pepper), iv)
      cipher.setAuthTag(tag)
      const text = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([text, cipher.final()]).toString('utf8')
    } catch {
      // The text was encrypted with another pepper, or not encrypted at all.
    }
  }
  return null
}
