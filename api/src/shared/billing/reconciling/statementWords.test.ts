import { stateOfRow, type RowState } from './statementWords'

test.each<[RowState, Record<string, string>]>([
  // Status
  ['CAME', { Status: 'COMPLETED' }],
  ['CAME', { 'Transaction Status': 'Successful' }],
  ['CAME', { Status: 'Paid' }],
  ['CAME', { Status: 'PAYMENT_SUCCESS' }],
  ['CAME', { Status: 'Completed', 'Address Status': 'Non-Confirmed' }],
  ['CAME', { Status: '' }],
  ['DID_NOT_COME', { Status: 'FAILED' }],
  ['DID_NOT_COME', { Status: 'PAYMENT_EXPIRED' }],
  ['DID_NOT_COME', { 'Payment Status': 'Declined' }],
  ['DID_NOT_COME', { Status: 'Reversed' }],
  ['DID_NOT_COME', { Status: 'CANCELLED' }],
  ['DID_NOT_COME', { Status: 'Pending' }],
  ['DID_NOT_COME', { Status: 'Payment on hold' }],
  ['DID_NOT_COME', { Result: 'Unsuccessful' }],
  ['DID_NOT_COME', { Status: 'Not completed' }],
  ['DID_NOT_COME', { Status: 'Partially refunded' }],
  ['QUESTION', { Status: 'Under review' }],
  ['QUESTION', { Status: 'S' }],
  ['DID_NOT_COME', { 'Settlement Status': 'Failed' }],
  ['DID_NOT_COME', { 'Status Description': 'Insufficient funds, declined' }],
  ['CAME', { 'Status Date': 'Nov 20, 2026' }],
  // Currency
  ['CAME', { Currency: 'PHP' }],
  ['QUESTION', { Currency: 'USD' }],
  ['QUESTION', { 'Transaction Ccy': 'HKD' }],
  // Money that went back
  ['QUESTION', { Status: 'Paid', 'Amount Refunded': '1,500.00' }],
  ['CAME', { Status: 'Paid', 'Amount Refunded': '0.00' }],
  ['CAME', { Status: 'Paid', 'Refunded date (UTC)': '' }],
  ['QUESTION', { Disputed: 'true' }],
  ['CAME', { Disputed: 'false', Chargeback: '-' }],
  // Direction
  ['WENT_OUT', { 'Debit or Credit': 'Debit' }],
  ['WENT_OUT', { 'D/C Indicator': 'D' }],
  ['WENT_OUT', { 'Transaction Direction': 'OUT' }],
  ['WENT_OUT', { 'In/Out': 'Out' }],
  ['CAME', { 'DR/CR': 'CR' }],
  ['CAME', { 'Debit/Credit': 'Credit' }],
  ['WENT_OUT', { 'DR/CR': 'D' }],
  ['WENT_OUT', { Direction: 'Outgoing' }],
  ['CAME', { 'Balance Impact': 'Credit' }],
  ['WENT_OUT', { 'Balance Impact': 'Debit' }],
  ['QUESTION', { Direction: 'Sideways' }],
  ['QUESTION', { 'DR/CR': '' }],
  ['DID_NOT_COME', { Type: 'General Currency Conversion' }],
  // Type
  ['CAME', { Type: 'InstaPay transfer' }],
  ['CAME', { 'Transaction Type': 'Received from GCash' }],
  ['WENT_OUT', { 'Transaction Type': 'Send Money' }],
  ['WENT_OUT', { Type: 'Cash Out' }],
  ['DID_NOT_COME', { Type: 'Payment reversal' }],
  ['QUESTION', { Type: 'Send Money, received by the bank' }],
  // The failure counts more than the direction.
  ['DID_NOT_COME', { Type: 'Send Money', Status: 'Failed' }],
  // Nothing that tells
  ['CAME', { Branch: 'Failed Street' }],
])('A row is %s that says %j', (state, raw) => {
  expect(stateOfRow(raw, [])).toBe(state)
})

test('A text about the transfer is a question when it tells of a return', () => {
  const state = (text: string) =>
    stateOfRow({ Particulars: text }, ['Particulars'])
  expect(state('INSTAPAY REVERSAL 0123')).toBe('QUESTION')
  expect(state('Returned check')).toBe('QUESTION')
  expect(state('INSTAPAY TRANSFER JUAN D.')).toBe('CAME')
})
