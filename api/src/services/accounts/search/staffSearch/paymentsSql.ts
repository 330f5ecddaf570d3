import type { DocumentKind } from '@prisma/client'

import { begins } from 'src/lib/database/begins'
import { numberSql } from 'src/services/billing/payments/documentNumber'

import { HITS, NOT_A_PERSON, PERSON_NAME, type Sources } from './searchSql'

/** A number without its year, such as 14, is looked up in this many years. */
const YEARS = 3

/** Fewer characters are not searched among references. */
const REFERENCE_CHARACTERS = 4

const ofPerson = (kind: string, title: string, from: string) => `
  SELECT '${kind}', u.id::text, ${title}, ${PERSON_NAME}, NULL, ${NOT_A_PERSON} FROM ${from} LIMIT ${HITS}`

/** The numbers of documents that may be meant, with or without their prefix and year. */
const numbersOf = (
  kinds: DocumentKind[],
  { typed, parameter }: Pick<Sources, 'typed' | 'parameter'>
) => {
  const numbers = [`upper(${parameter(typed)})`]
  if (/^\d{1,9}$/.test(typed)) {
    const count = `${parameter(Number(typed))}::int`
    for (const kind of kinds)
      for (let back = 0; back < YEARS; back++)
        numbers.push(
          numberSql(kind, `(extract(year FROM now())::int - ${back})`, count)
        )
  }
  return numbers.join(', ')
}

/** Invoices by their number. */
export const invoiceHits = ({ isReached, ...sources }: Sources) =>
  ofPerson(
    'INVOICE',
    'i.number',
    `"Invoice" i JOIN "User" u ON u.id = i."userId" WHERE ${isReached} AND i.number IN (${numbersOf(['INVOICE'], sources)})`
  )

/** Acknowledgement receipts and refund vouchers by their number. */
export const receiptHits = ({ isReached, ...sources }: Sources) =>
  ofPerson(
    'RECEIPT',
    'paid."receiptNumber"',
    `"Payment" paid JOIN "User" u ON u.id = paid."userId" WHERE ${isReached} AND paid."receiptNumber" IN (${numbersOf(['RECEIPT', 'REFUND'], sources)})`
  )

/** Payment references that begin as typed. A proof, a statement's line, the gateway or a payment claims them. */
export const referenceHits = ({ typed, parameter, isReached }: Sources) => {
  const key = typed.replace(/[^a-z\d]/gi, '')
  if (key.length < REFERENCE_CHARACTERS || !/\d/.test(key)) return undefined
  const reference = begins(
    'app.beginning(r."referenceKey")',
    `app.beginning(${parameter(key)}::text)`
  )
  return ofPerson(
    'REFERENCE',
    'r."referenceKey"',
    `(SELECT * FROM "PaymentReference" r WHERE ${reference} LIMIT ${HITS}) r
      LEFT JOIN "PaymentProof" proof ON proof.id = r."proofId" LEFT JOIN "StatementLine" line ON line.id = r."lineId"
      LEFT JOIN "PaymentRequest" request ON request.id = r."requestId" LEFT JOIN "Payment" payment ON payment.id = r."paymentId"
      JOIN "User" u ON u.id = COALESCE(proof."userId", line."userId", request."userId", payment."userId") WHERE ${isReached}`
  )
}
