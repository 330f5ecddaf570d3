// The meaning of the columns of a platform's export. The files of GCash, Maya, banks and PayPal differ, and change. The
// meaning is guessed by the headings; corrections by staff are remembered for files with the same headings.

/**
 * Each value is a heading of the file, or empty. An amount is in one signed column, or in two columns for in and out.
 */
export type StatementColumns = {
  reference: string
  paidOn: string
  amount: string
  credit: string
  debit: string
  payerName: string
}

export const columnNames = [
  'reference',
  'paidOn',
  'amount',
  'credit',
  'debit',
  'payerName',
] as const satisfies readonly (keyof StatementColumns)[]

const CREDIT =
  /\b(credits?|cr|money in|cash in|amount (php )?in|received|deposits?)\b/
const DEBIT =
  /\b(debits?|dr|money out|cash out|amount (php )?out|sent|withdrawals?)\b/

// The first matching pattern wins, so specific patterns come before vague ones.
const headings: Record<keyof StatementColumns, RegExp[]> = {
  reference: [
    /^(reference|ref)\b.*(no|number|id|#)/,
    /^transaction (id|no|number|ref)/,
    // The payer's own words may be in a column 'Payment Reference'.
    /^(transfer|transferwise|wise|payment|charge) id\b/,
    /^(reference|ref|trace|confirmation)\b/,
    /\b(reference|ref)\b/,
    /^id$/,
  ],
  paidOn: [
    /^(transaction|posting|posted|value|payment) date/,
    /^date\b/,
    /\bdate\b/,
    /^(paid|completed|finished|settled|received|created)( (on|at))?( (utc|gmt))?$/,
  ],
  // A net amount lacks the fee that the payer has paid, too.
  amount: [
    /^(amount|gross|total)\b(?!.*\bnet\b)/,
    /^(?!.*\bnet\b).*\bamount\b/,
    /\bamount\b/,
  ],
  credit: [CREDIT],
  debit: [DEBIT],
  payerName: [
    /^(sender|payer|payor|customer|from|name)\b/,
    /\b(name|from)\b/,
    /^(description|particulars|details|remarks)\b/,
  ],
}

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z#]+/g, ' ')
    .trim()

/** Headings of amounts that are not a transfer's, and of texts that only mention one. */
const NO_SUM =
  /\b(balance|limit|fee|fees|tax|card|account|no|number|date|time|by|from|indicator|refund|refunded|disputed)\b/

/** Headings of sums in another money than pesos: 'Amount (USD)', 'Credit in US$'. */
const OTHER_MONEY =
  /\b(usd|eur|gbp|jpy|sgd|hkd|aud|nzd|cad|aed|sar|qar|kwd|omr|bhd|krw|cny|twd|thb|myr|idr|inr|chf|dollars?|euros?|yen)\b|[$€£¥₩]/i

/** Headings of facts about a person other than the name. */
const NO_NAME =
  /\b(account|acct|no|number|id|email|mobile|phone|bank|address|country|date|time|file|fee)\b/

/** Headings of the reference of another transfer, such as the one that was refunded. */
const OF_ANOTHER = /^(reference txn|original|parent|related|linked)\b/

export const isOfAnother = (heading: string) => OF_ANOTHER.test(plain(heading))

const SUMS: readonly string[] = ['amount', 'credit', 'debit']

const isSum = (heading: string) =>
  !NO_SUM.test(heading) && !(CREDIT.test(heading) && DEBIT.test(heading))

/** The most likely meaning of the headings; a column is used once. */
export const guessColumns = (found: readonly string[]): StatementColumns => {
  const free = new Set(found)
  const guess = (name: keyof StatementColumns) => {
    const possible = [...free].filter((heading) => {
      const words = plain(heading)
      if (name === 'reference') return !isOfAnother(heading)
      if (name === 'payerName')
        return !NO_NAME.test(words) || /\bname\b/.test(words)
      return (
        !SUMS.includes(name) || (isSum(words) && !OTHER_MONEY.test(heading))
      )
    })
    for (const pattern of headings[name]) {
      const heading = possible.find((each) => pattern.test(plain(each)))
      if (heading === undefined) continue
      free.delete(heading)
      return heading
    }
    return ''
  }
  const credit = guess('credit')
  const debit = guess('debit')
  return {
    reference: guess('reference'),
    paidOn: guess('paidOn'),
    amount: credit ? '' : guess('amount'),
    credit,
    debit,
    payerName: guess('payerName'),
  }
}

/**
 * The columns that are missing and without which no line can be read. Statements of banks have no references: amount, day
 * and name then propose what a line pays.
 */
export const missingColumns = (columns: StatementColumns) => [
  ...(columns.paidOn ? [] : (['paidOn'] as const)),
  ...(columns.amount || columns.credit ? [] : (['amount'] as const)),
]
