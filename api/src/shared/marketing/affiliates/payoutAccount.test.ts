import {
  normalPayoutAccount,
  payoutAccountProblems,
  payoutHint,
} from './payoutAccount'

const typed = {
  method: 'gcash',
  bankName: '',
  accountName: ' Wena Cruz ',
  accountNumber: '0917 123 4567',
  tin: '123456789000',
  registeredName: '',
  address: '',
}

const problemsOf = (changes: Partial<typeof typed>) =>
  Object.fromEntries(
    Object.entries(
      payoutAccountProblems(normalPayoutAccount({ ...typed, ...changes }))
    ).filter(([, code]) => code)
  )

it('An account is stored in its normal form', () => {
  expect(normalPayoutAccount({ ...typed, bankName: 'BPI' })).toEqual({
    method: 'gcash',
    bankName: '',
    accountName: 'Wena Cruz',
    accountNumber: '09171234567',
    tin: '123-456-789-000',
    registeredName: '',
    address: '',
  })
})

it.each([
  [{}, {}],
  [{ accountNumber: '12' }, { accountNumber: 'MOBILE_INVALID' }],
  [{ accountName: ' ' }, { accountName: 'REQUIRED' }],
  [{ tin: 'none' }, { tin: 'TIN_INVALID' }],
  [{ tin: '' }, {}],
  [{ address: 'x'.repeat(241) }, { address: 'TOO_LONG' }],
  [
    { method: 'bank_transfer', accountNumber: '1234 5678 90' },
    { bankName: 'REQUIRED' },
  ],
  [
    { method: 'bank_transfer', bankName: 'BPI', accountNumber: '12345' },
    { accountNumber: 'ACCOUNT_NUMBER' },
  ],
])('An account with %j has the problems %j', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems)
})

it.each([
  ['gcash', '', '09171234567', 'GCash •••4567'],
  ['bank_transfer', 'BPI', '1234567890', 'BPI •••7890'],
] as const)('%s shows %s %s as %s', (method, bankName, accountNumber, hint) => {
  expect(payoutHint({ method, bankName, accountNumber })).toBe(hint)
})

it.each([
  ['1234-5678-90', '1234567890'],
  ['BPI 001 234.567.890', '001234567890'],
  ['Acct. no.: 1234567890', '1234567890'],
  ['１２３４–５６７８９０', '1234567890'],
  ['\u202a1234\u200b567890\u202c', '1234567890'],
])('The number %j of a bank is %s', (accountNumber, stored) => {
  const bank = { method: 'bank_transfer', bankName: 'BPI', accountNumber }
  expect(normalPayoutAccount({ ...typed, ...bank }).accountNumber).toBe(stored)
  expect(problemsOf(bank)).toEqual({})
})

it.each([
  '12345678O0',
  '1234567890/1234567891',
  '1234567890 Ana',
  '+1234567890',
])('The number %j of a bank is refused', (accountNumber) => {
  expect(
    problemsOf({ method: 'bank_transfer', bankName: 'BPI', accountNumber })
  ).toEqual({ accountNumber: 'ACCOUNT_NUMBER' })
})
