// The age format (age-encryption.org/v1): the server knows public keys only, and the standard tool `age` opens the file.
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { BackupError } from './backupError'

// The library is an ES module, and few processes need it.
const load = () => import('age-encryption')

type Bytes = globalThis.ReadableStream<Uint8Array>

const asWeb = (stream: Readable) => Readable.toWeb(stream) as Bytes
const asNode = (stream: Bytes) => Readable.fromWeb(stream as ReadableStream)

export const AGE_MAGIC = Buffer.from('age-encryption.org/v1')

/** A new pair of keys: the secret one opens what is encrypted for the public one. */
export const createKeys = async () => {
  const { generateX25519Identity, identityToRecipient } = await load()
  const secretKey = await generateX25519Identity()
  return { secretKey, publicKey: await identityToRecipient(secretKey) }
}

/** Keys against quantum computers have some two thousand; reading a very long text takes seconds. */
const MOST_KEY_CHARACTERS = 4_000

/** Whether a text is a public key that the library can encrypt for. */
export const isPublicKey = async (text: string) => {
  if (text.length > MOST_KEY_CHARACTERS) return false
  const { Encrypter } = await load()
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** Encrypts for several public keys, each of which opens the whole. @throws BackupError KEY_INVALID */
export const encrypt = async (plain: Readable, publicKeys: string[]) => {
  const { Encrypter } = await load()
  const encrypter = new Encrypter()
  try {
    for (const key of publicKeys) encrypter.addRecipient(key)
  } catch {
    throw new BackupError('KEY_INVALID')
  }
  return asNode(await encrypter.encrypt(asWeb(plain)))
}

/** @throws BackupError KEY_INVALID, KEY_WRONG; the stream fails if the file was changed or cut off */
export const decrypt = async (sealed: Readable, secretKey: string) => {
  const { Decrypter } = await load()
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(secretKey.trim())
  } catch {
    throw new BackupError('KEY_INVALID')
  }
  try {
    return asNode(await decrypter.decrypt(asWeb(sealed)))
  } catch (error) {
    sealed.destroy()
    throw /no identity matched/i.test((error as Error).message)
      ? new BackupError('KEY_WRONG')
      : new BackupError('DAMAGED')
  }
}
