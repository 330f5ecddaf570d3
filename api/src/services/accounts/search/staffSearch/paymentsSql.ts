import { numberSql } from 'src/services/billing/payments/documentNumber'

import {
  begins,
  HITS,
  NOT_A_PERSON,
  PERSON_NAME,
  type Sources,
} from './searchSql'

/** A number without its year, such as 14, is looked up in this many years. */
const YEARS = 3

/** Fewer characters are not searched among references. */
const REFERENCE_CHARACTERS = 4

const ofPerson = (kind: string, title: string, from: string) => `
  SELECT '${kind}', u.id::text, ${title}, ${PERSON_NAME}, NULL, ${NOT_A_PERSON} FROM ${from} LIMIT ${HITS}`

/** Invoices by their number, with or without its prefix and year. */
export const invoiceHits = ({ typed, parameter, isReached }: Sources) => {
  const numbers = [`upper(${parameter(typed)})`]
  if (/^\d{1,9}$/.test(typed))
    for (let back = 0; back < YEARS; back++)
      numbers.push(
        numberSql(
          'INVOICE',
          `(extract(year FROM now())::int - ${back})`,
          `${parameter(Number(typed))}::int`
        )
      )
  return ofPerson(
    'INVOICE',
    'i.number',
    `"Invoice" i JOIN "User" u ON u.id = i."userId" WHERE ${isReached} AND i.number IN (${numbers.join(', ')})`
  )
}

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
