import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

// An installation of its own (no AUTH_PEPPERS) draws its pepper once and keeps it beside its data.
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

/** The ring `AUTH_PEPPERS=k2:…,k1:…`: the first signs, all verify, so a secret is changed without a log-out. */
const peppers = () =>
  (ring ??= (process.env.AUTH_PEPPERS || ownPepper())
    .split(',')
    .map((entry) => entry.trim().replace(/^[^:]*:/, '')))

const mac = (pepper: string, parts: string[]) =>
  createHmac('sha256', pepper).update(parts.join('\0')).digest('base64url')

/** HMAC-SHA-256 of the parts in base64url, under the current pepper. */
export const sign = (...parts: string[]) => mac(peppers()[0], parts)

/** Every signature that still counts as ours. */
export const signaturesOf = (...parts: string[]) =>
  peppers().map((pepper) => mac(pepper, parts))
