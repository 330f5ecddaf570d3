// After the right password of a user with a second factor there is no session yet, only a handle: a signed text that
// says for whom a code may be entered within ten minutes. With it alone nothing can be read.
import { sign, signaturesOf } from 'src/lib/protection/secrets'

const MINUTES = 10

type Owner = { id: number; authVersion: number }

export const createSignInHandle = ({ id, authVersion }: Owner) => {
  const facts = [id, authVersion, Date.now() + MINUTES * 60_000].map(String)
  return [...facts, sign('second-factor', ...facts)].join('.')
}

/** The user of a handle; null for one that is forged or too old. */
export const readSignInHandle = (handle: unknown): Owner | null => {
  if (typeof handle !== 'string' || handle.length > 200) return null
  const [signature, ...facts] = handle.split('.').reverse()
  facts.reverse()
  if (facts.length !== 3) return null
  if (!signaturesOf('second-factor', ...facts).includes(signature)) return null
  const [id, authVersion, until] = facts.map(Number)
  return until > Date.now() ? { id, authVersion } : null
}
