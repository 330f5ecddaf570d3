import { createPositions, positionOf } from './positions'

it('Positions are compared as numbers', () => {
  const inOrder = ['0/0', '0/FF', '0/1000', '1/0', '16/B374D848', 'A0/1']
  for (const [index, lsn] of inOrder.slice(1).entries())
    expect(positionOf(lsn) > positionOf(inOrder[index])).toBe(true)
})

describe('the time that a replica shows', () => {
  const positions = createPositions(10_000)
  positions.add(1_000, '0/100')
  positions.add(2_000, '0/100')
  positions.add(3_000, '0/2000')

  const table: [string, string, number][] = [
    ['before the first sample', '0/FF', 0],
    ['at a position that lasted', '0/100', 2_000],
    ['between two samples', '0/1FFF', 2_000],
    ['at the end of the log', '0/2000', 3_000],
    ['beyond the last sample', '1/0', 3_000],
  ]
  it.each(table)('%s', (_, lsn, expected) => {
    expect(positions.timeOf(lsn)).toBe(expected)
  })

  it('forgets samples that are too old to be read', () => {
    positions.add(12_500, '0/3000')
    expect(positions.timeOf('0/100')).toBe(0)
    expect(positions.timeOf('0/2000')).toBe(3_000)
  })
})
