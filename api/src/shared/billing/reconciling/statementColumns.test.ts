import { guessColumns, missingColumns } from './statementColumns'

describe('the columns of an export', () => {
  test.each([
    [
      'GCash',
      [
        'Date and Time',
        'Description',
        'Reference No.',
        'Debit',
        'Credit',
        'Balance',
      ],
      {
        reference: 'Reference No.',
        paidOn: 'Date and Time',
        amount: '',
        credit: 'Credit',
        debit: 'Debit',
        payerName: 'Description',
      },
    ],
    [
      'Maya',
      ['Transaction Date', 'Reference ID', 'Sender Name', 'Amount', 'Status'],
      {
        reference: 'Reference ID',
        paidOn: 'Transaction Date',
        amount: 'Amount',
        credit: '',
        debit: '',
        payerName: 'Sender Name',
      },
    ],
    [
      'a bank',
      [
        'Posting Date',
        'Particulars',
        'Trace Number',
        'Withdrawal',
        'Deposit',
        'Balance',
      ],
      {
        reference: 'Trace Number',
        paidOn: 'Posting Date',
        amount: '',
        credit: 'Deposit',
        debit: 'Withdrawal',
        payerName: 'Particulars',
      },
    ],
    [
      'PayPal',
      ['Date', 'Time', 'Name', 'Type', 'Gross', 'Fee', 'Net', 'Transaction ID'],
      {
        reference: 'Transaction ID',
        paidOn: 'Date',
        amount: 'Gross',
        credit: '',
        debit: '',
        payerName: 'Name',
      },
    ],
    [
      'PayPal with all columns',
      [
        'Date',
        'Time',
        'TimeZone',
        'Name',
        'Type',
        'Status',
        'Currency',
        'Gross',
        'Fee',
        'Net',
        'Reference Txn ID',
        'Transaction ID',
        'Address Status',
        'Balance Impact',
      ],
      {
        reference: 'Transaction ID',
        paidOn: 'Date',
        amount: 'Gross',
        credit: '',
        debit: '',
        payerName: 'Name',
      },
    ],
    [
      'a bank with sums in the plural',
      [
        'Value Date',
        'Original Ref No',
        'Payment Ref',
        'Withdrawals',
        'Deposits',
      ],
      {
        reference: 'Payment Ref',
        paidOn: 'Value Date',
        amount: '',
        credit: 'Deposits',
        debit: 'Withdrawals',
        payerName: '',
      },
    ],
    [
      'a bank with one amount and its direction',
      ['Total Balance', 'Date', 'Reference', 'Debit/Credit', 'Amount', 'Name'],
      {
        reference: 'Reference',
        paidOn: 'Date',
        amount: 'Amount',
        credit: '',
        debit: '',
        payerName: 'Name',
      },
    ],
    [
      'a bank with the direction behind the amount',
      ['Date', 'Amount (Debit)', 'Amount (Credit)', 'Credit Limit', 'Ref No'],
      {
        reference: 'Ref No',
        paidOn: 'Date',
        amount: '',
        credit: 'Amount (Credit)',
        debit: 'Amount (Debit)',
        payerName: '',
      },
    ],
    [
      'Wise, where the payer writes the payment reference',
      [
        'TransferWise ID',
        'Date',
        'Date Time',
        'Amount',
        'Payment Reference',
        'Running Balance',
        'Payer Name',
        'Payee Name',
      ],
      {
        reference: 'TransferWise ID',
        paidOn: 'Date',
        amount: 'Amount',
        credit: '',
        debit: '',
        payerName: 'Payer Name',
      },
    ],
    [
      'a card platform',
      ['id', 'Amount Refunded', 'Amount', 'Paid at', 'Customer Name'],
      {
        reference: 'id',
        paidOn: 'Paid at',
        amount: 'Amount',
        credit: '',
        debit: '',
        payerName: 'Customer Name',
      },
    ],
    [
      'a wallet that takes cash in',
      ['Date', 'Received From', 'Cash In', 'Cash Out', 'Fee', 'Ref ID'],
      {
        reference: 'Ref ID',
        paidOn: 'Date',
        amount: '',
        credit: 'Cash In',
        debit: 'Cash Out',
        payerName: 'Received From',
      },
    ],
  ])('Of %s are recognised by their headings', (_, headings, columns) => {
    expect(guessColumns(headings)).toEqual(columns)
    expect(missingColumns(columns)).toEqual([])
  })

  it.each([
    ['Net Amount', 'Merchant Fee', 'Transaction Amount'],
    ['Net Settlement Amount', 'Total Net Amount', 'Payment Amount'],
    ['Amount (USD)', 'Amount (PHP)'],
    ['Amount in US$', 'Net Amount'],
  ])('Of sums is the one that the payer sent, in pesos: %s', (...headings) => {
    const { amount, credit } = guessColumns(headings)
    expect([amount, credit]).toEqual([headings.at(-1), ''])
  })

  it.each([
    'Amount (USD)',
    'Gross Amount in USD',
    'Credit US$',
    'Deposits (€)',
    'Total in dollars',
  ])('Of another money are not read as pesos: %s', (heading) => {
    expect(missingColumns(guessColumns(['Date', heading]))).toEqual(['amount'])
  })

  it.each([
    ['Sender Account No', 'Sender Name'],
    ['Sender Mobile', 'Sender'],
    ['From Account', 'Account Name'],
    ['Customer ID', 'Customer Email', 'Description'],
    ['Sender Bank', 'Particulars'],
    ['From Date', 'Remarks'],
  ])('Of the payer are those with a name: %s', (...headings) => {
    expect(guessColumns(headings).payerName).toBe(headings.at(-1))
  })

  it('That are missing are named', () => {
    expect(missingColumns(guessColumns(['Colour', 'Size']))).toEqual([
      'paidOn',
      'amount',
    ])
  })
})
