import { randomBytes } from 'node:crypto'

// 32 signs that nobody confuses when they type them from paper: 256 is a multiple, so that each is as likely.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 20

/** What leads to a certificate's check page: 100 bits, so that none is found by trying. */
export const createCertificateCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
