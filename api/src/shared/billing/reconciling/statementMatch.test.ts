import { matchLines } from './matchLines'
import {
  matchOf,
  PROPOSED_FROM,
  type MatchCandidate,
  type StatementTransfer,
} from './statementMatch'

const INVOICE = 'INV-2026-000015'

const transfer = (changes: Partial<StatementTransfer> = {}) => ({
  referenceKey: '1234567890123',
  amountCentavos: 150_000,
  paidOn: '2026-11-20',
  payerName: 'JUAN DELA CRUZ',
  invoiceNumbers: [],
  mobiles: [],
  ...changes,
})

const proof = (changes: Partial<MatchCandidate> = {}): MatchCandidate => ({
  proofId: 1,
  userId: 1,
  scheduleIds: [1],
  memberName: 'Juan Dela Cruz',
  amountCentavos: 150_000,
  referenceKey: '1234567890123',
  invoiceNumbers: [],
  mobile: null,
  day: '2026-11-20',
  ...changes,
})

const bill = (changes: Partial<MatchCandidate> = {}) =>
  proof({ proofId: null, referenceKey: null, ...changes })

describe('a transfer', () => {
  test.each([
    ['the proof of it', {}, proof(), 100],
    ['a proof on another day', {}, proof({ day: '2026-11-01' }), 100],
    [
      'a proof paid from another person’s wallet',
      { payerName: 'Maria Santos' },
      proof(),
      95,
    ],
    [
      'a proof with another amount',
      { payerName: '' },
      proof({ amountCentavos: 100_000 }),
      70,
    ],
    ['a bill of that amount, day and name', {}, bill(), 65],
    ['a bill that was due last week', {}, bill({ day: '2026-11-13' }), 60],
    [
      'a bill of that amount only',
      { payerName: '' },
      bill({ day: '2026-01-01' }),
      25,
    ],
    ['a bill of another amount', {}, bill({ amountCentavos: 149_900 }), 0],
    [
      'a bill whose invoice it names',
      { payerName: '', invoiceNumbers: [INVOICE] },
      bill({ day: '2026-09-01', invoiceNumbers: [INVOICE] }),
      85,
    ],
    [
      'a bill of another amount whose invoice it names',
      { payerName: '', invoiceNumbers: [INVOICE] },
      bill({ amountCentavos: 149_900, invoiceNumbers: [INVOICE] }),
      0,
    ],
    [
      'a bill of the mobile number that it shows',
      { payerName: '', mobiles: ['9171234567'] },
      bill({ mobile: '9171234567' }),
      65,
    ],
    [
      'a bill of that day, name and mobile number, which is not sure',
      { mobiles: ['9171234567'] },
      bill({ mobile: '9171234567' }),
      84,
    ],
    [
      'a proof of that reference and name, with another amount, which is not sure',
      {},
      proof({ amountCentavos: 100_000 }),
      84,
    ],
    [
      'a proof with another reference and amount',
      {},
      proof({ referenceKey: '999', amountCentavos: 1 }),
      0,
    ],
  ])('Pays %s by %#', (_, changes, candidate, confidence) => {
    expect(matchOf(transfer(changes), candidate).confidence).toBe(confidence)
  })

  it('Gives the reasons of a match', () => {
    expect(matchOf(transfer({ payerName: 'J** C.' }), proof()).reasons).toEqual(
      [
        { rule: 'reference', points: 60 },
        { rule: 'amount', points: 25 },
        { rule: 'sameDay', points: 10 },
        { rule: 'partOfName', points: 10 },
      ]
    )
  })

  it('Without a reference never matches by reference', () => {
    expect(
      matchOf(transfer({ referenceKey: null }), proof({ referenceKey: null }))
        .reasons
    ).not.toContainEqual(expect.objectContaining({ rule: 'reference' }))
  })
})

describe('the best of several candidates', () => {
  const payers = (
    transfers: Parameters<typeof matchLines>[0],
    candidates: MatchCandidate[]
  ) =>
    matchLines(transfers, candidates)
      .sort((one, other) => one.lineIndex - other.lineIndex)
      .map(({ lineIndex, match }) => [lineIndex, match.candidate.userId])

  test('Is the match with the highest confidence', () => {
    const best = bill({ userId: 2, memberName: 'Juan Dela Cruz' })
    const other = bill({ userId: 3, scheduleIds: [9], memberName: 'Ana Reyes' })
    expect(
      payers([transfer({ payerName: 'Juan Dela Cruz' })], [other, best])
    ).toEqual([[0, 2]])
  })

  test('Is null for a tie and without candidates', () => {
    const line = transfer({ payerName: 'Juan Dela Cruz' })
    const one = bill({ memberName: 'Juan Dela Cruz' })
    expect(
      payers([line], [one, { ...one, userId: 2, scheduleIds: [9] }])
    ).toEqual([])
    expect(payers([line], [{ ...one, amountCentavos: 1 }])).toEqual([])
    expect(payers([line], [])).toEqual([])
  })

  test('Pays a bill once, by the line with the highest confidence', () => {
    const one = bill({ memberName: 'Juan Dela Cruz' })
    const vague = transfer({ payerName: 'JU** D***' })
    const sure = transfer({ payerName: 'Juan Dela Cruz', paidOn: one.day })
    expect(payers([vague, sure], [one])).toEqual([[1, one.userId]])
  })

  test('Is found among thousands of bills of one price', () => {
    const names = ['Ana', 'Ma.', 'Jose', 'Juan', 'Maria', 'Juana']
    const members = Array.from(
      { length: 3_000 },
      (_, index) => `${names[index % names.length]} dela ${index}Cruz`
    ).map((name) => name.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]))
    const bills = members.map((memberName, userId) =>
      bill({ userId, memberName, scheduleIds: [userId] })
    )
    const lines = members.map((payerName) =>
      transfer({ referenceKey: null, payerName: payerName.toUpperCase() })
    )
    const began = process.cpuUsage()
    expect(payers(lines, bills)).toEqual(
      members.map((_, userId) => [userId, userId])
    )
    // It took minutes when each line was compared with each bill.
    expect(process.cpuUsage(began).user).toBeLessThan(10_000_000)
  })

  test('A name of hundreds of letters fits nobody more than a name does', () => {
    const bills = Array.from({ length: 3_000 }, (_, userId) =>
      bill({ userId, memberName: 'Ana Cruz', scheduleIds: [userId] })
    )
    const payerName = 'a c b d '.repeat(125)
    const lines = Array.from({ length: 1_000 }, () =>
      transfer({ referenceKey: null, payerName })
    )
    const began = process.cpuUsage()
    expect(payers(lines, bills)).toEqual([])
    // It took hours when each letter named its members, and each of them read the line again.
    expect(process.cpuUsage(began).user).toBeLessThan(30_000_000)
  })

  test.each([
    'JUAN DELACRUZ',
    'J*** D**** C***',
    'DELA CRUZ, J.',
    'MARIA SANTOS',
    'MA SANTOS',
    'SANTAANA JOSE',
    'M*** S*****',
    'Transfer from ANA',
    '****',
  ])('Of %s is the best of all bills', (payerName) => {
    const line = transfer({ referenceKey: null, payerName })
    const bills = [
      'Juan Dela Cruz',
      'Ma. Santos',
      'Jose Sta. Ana',
      'Ana',
      'Ben Tan',
    ].map((memberName, userId) =>
      bill({ userId, memberName, scheduleIds: [userId] })
    )
    const wanted = bills.filter(
      (each) => matchOf(line, each).confidence >= PROPOSED_FROM
    )
    expect(payers([line], bills)).toEqual(
      wanted.map(({ userId }) => [0, userId])
    )
  })
})
