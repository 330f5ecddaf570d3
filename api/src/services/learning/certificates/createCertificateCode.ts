import { randomBytes } from 'node:crypto'

// 32 characters that are not mixed up when typed from paper. 256 is a multiple of 32, so each is equally likely.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 20

/** The code of a certificate's check page: 100 random bits, so that it cannot be guessed. */
export const createCertificateCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
