// The meaning of an export's words about a row: whether its money came, and to whom it went. Files of GCash, Maya, banks and
// PayPal have columns for both, and an amount alone does not tell.

/** A row's own status. A word that is not known is a question for a person. */
export type RowState = 'CAME' | 'WENT_OUT' | 'DID_NOT_COME' | 'QUESTION'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const words = (list: string) => new RegExp(`\\b(${list})\\b`)

const IS_STATE =
  /^(?!.*\b(address|shipping|delivery)\b).*\b(status|result|outcome)\b(?!.*\b(date|time|by)\b)|^((transaction|payment|txn|transfer) )?state$/
/** A heading that names both directions, or their sign. Its words are few: each must be known. */
const IS_DIRECTION =
  /^(?=.*\b(dr|d|debit|out|outflow)\b)(?=.*\b(cr|c|credit|in|inflow)\b)|\b(direction|sign|flow|indicator|impact)\b/
const IS_CURRENCY = /\b(currency|ccy)\b/
const PESO = /^(php|peso|pesos|philippine pesos?)$/
/** Such columns hold many words: only those that are known count. */
const IS_TYPE = /\b(type|kind|activity|category|nature)\b/

const DID_NOT_COME = words(
  'fail|failed|failure|unsuccessful|declined|denied|rejected|reversed|reversal|cancel|cancelled|canceled|cancellation|void|voided|refund|refunded|pending|processing|in progress|in process|on hold|held|hold|scheduled|queued|expired|error|timeout|timed out|returned|bounced|disputed|chargeback|charge back|incomplete|blocked|conversion|uncollected|unclaimed|unpaid|not (paid|completed|received|posted|successful)'
)
const CAME =
  /^(?:(?:payment|transaction|transfer) )?(complete|completed|success|successful|successfully completed|succeeded|settled|paid|posted|approved|ok|okay|done|processed|received|credited|cleared|captured|confirmed|accepted)$/
const WENT_OUT = words(
  'debit|debited|dr|d|out|outgoing|outflow|outward|sent|send|send money|withdraw|withdrawal|cash out|cashout|money out|fee|charge|pay bills|bills payment|purchase|buy load'
)
const WENT_IN =
  /\b(credit|credited|cr|c|in|incoming|inflow|inward|received|receive|deposit|cash in|cashin|money in)\b/

/** In a text about the transfer, a word that must not be taken for a sure payment. */
const DOUBTFUL = words(
  'failed|declined|rejected|reversed|reversal|cancelled|canceled|refund|refunded|returned|bounced|chargeback|charge back'
)

/** A heading of money that went back, or may. */
const IS_RETURN = /\b(refund|refunded|reversed|disputed?|charge ?backs?)\b/

/** A sum that is not zero, or a yes. */
const IS_SAID = /[1-9]|^\s*(y|yes|true)\s*$/i

type Column = ReturnType<typeof readHeading>

/** The meaning of a heading. A long one of many words takes time, so it is read once for all rows. */
const readHeading = (header: string) => {
  const heading = plain(header)
  return {
    isDirection: IS_DIRECTION.test(heading),
    isCurrency: IS_CURRENCY.test(heading),
    isState: IS_STATE.test(heading),
    isType: IS_TYPE.test(heading),
    isReturn: IS_RETURN.test(heading),
  }
}

export const readHeadings = (headers: readonly string[]) =>
  new Map(headers.map((header) => [header, readHeading(header)]))

const stateBy = (
  { isDirection, isCurrency, isState, isType, isReturn }: Column,
  cell: string
): RowState | null => {
  const text = plain(cell)
  if (isReturn && !isState) return IS_SAID.test(cell) ? 'QUESTION' : null
  // Without a word in such a column, an amount has no direction.
  if (!text) return isDirection ? 'QUESTION' : null
  if (isCurrency) return PESO.test(text) ? null : 'QUESTION'
  if (isState) {
    if (DID_NOT_COME.test(text)) return 'DID_NOT_COME'
    return CAME.test(text) ? 'CAME' : 'QUESTION'
  }
  if (!isDirection && !isType) return null
  if (DID_NOT_COME.test(text)) return 'DID_NOT_COME'
  const [isIn, isOut] = [WENT_IN.test(text), WENT_OUT.test(text)]
  if (isIn !== isOut) return isIn ? 'CAME' : 'WENT_OUT'
  return isIn || isDirection ? 'QUESTION' : null
}

/** The states of cells, the most important first; it decides the row. */
const ORDER: readonly RowState[] = ['DID_NOT_COME', 'WENT_OUT', 'QUESTION']

/**
 * @param raw the cells of a row by their headings
 * @param about the headings of the texts about the transfer and its payer
 * @param columns what `readHeadings` read of the headings
 */
export const stateOfRow = (
  raw: Record<string, string>,
  about: readonly string[],
  columns = readHeadings(Object.keys(raw))
): RowState => {
  const said = Object.entries(raw).map(([header, cell]) =>
    about.includes(header) && DOUBTFUL.test(plain(cell))
      ? 'QUESTION'
      : stateBy(columns.get(header) ?? readHeading(header), cell)
  )
  return ORDER.find((state) => said.includes(state)) ?? 'CAME'
}
