import { randomBytes } from 'node:crypto'

// 32 characters that people do not confuse when they type a code from paper. 256 is a multiple of 32, so each character
// is equally likely.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 20

/** The code of a certificate's check page: 100 random bits, so that it cannot be guessed. */
export const createCertificateCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
