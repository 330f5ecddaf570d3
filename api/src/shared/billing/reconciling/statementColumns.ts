// Which column of a platform's export is what (GCash, Maya, bank and PayPal files differ, and change). A guess by the
// headings, which who reconciles corrects and the product remembers by the same headings.

/** Each names a heading of the file, or is empty. An amount stands in one column with its sign, or in two. */
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

// The first pattern that a heading fits wins, so the sure words stand before the vague ones.
const headings: Record<keyof StatementColumns, RegExp[]> = {
  reference: [
    /^(reference|ref)\b.*(no|number|id|#)/,
    /^transaction (id|no|number|ref)/,
    /^(reference|ref|trace|confirmation)\b/,
    /\breference\b/,
  ],
  paidOn: [
    /^(transaction|posting|posted|value|payment) date/,
    /^date\b/,
    /\bdate\b/,
  ],
  amount: [/^(amount|gross|total)\b/, /\bamount\b/],
  credit: [/^(credit|cr|money in|received|deposit)\b/],
  debit: [/^(debit|dr|money out|sent|withdrawal)\b/],
  payerName: [
    /^(sender|payer|payor|customer|from|name)\b/,
    /\bname\b/,
    /^(description|particulars|details|remarks)\b/,
  ],
}

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z#]+/g, ' ')
    .trim()

/** What the headings most likely mean; a column is taken once. */
export const guessColumns = (found: readonly string[]): StatementColumns => {
  const free = new Set(found)
  const guess = (name: keyof StatementColumns) => {
    for (const pattern of headings[name]) {
      const heading = [...free].find((each) => pattern.test(plain(each)))
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

/** The columns without which no line can be read. */
export const missingColumns = (columns: StatementColumns) => [
  ...(columns.reference ? [] : (['reference'] as const)),
  ...(columns.paidOn ? [] : (['paidOn'] as const)),
  ...(columns.amount || columns.credit ? [] : (['amount'] as const)),
]
