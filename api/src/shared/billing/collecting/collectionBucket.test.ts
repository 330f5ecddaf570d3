import { collectionBucket } from './collectionBucket'

describe('on 20 November 2026, a membership', () => {
  test.each([
    // until → bucket, rule
    ['2027-01-20', null, 'notYet'],
    ['2027-01-19', 'er-warmup', 'range'],
    ['2026-12-21', 'er-warmup', 'range'],
    ['2026-12-20', 'early-renewal', 'range'],
    ['2026-11-21', 'early-renewal', 'range'],
    ['2026-11-20', 'for-regular-renewal', 'range'],
    ['2026-11-06', 'for-regular-renewal', 'range'],
    ['2026-11-05', 'unenrolled', 'pastGrace'],
    [null, null, 'forLife'],
  ])('Until %s is in %s by %s', (expiryDay, bucket, rule) => {
    expect(
      collectionBucket({ expiryDay, hasLeft: false }, '2026-11-20')
    ).toMatchObject({ bucket, rule })
  })

  it('That was ended by staff is unenrolled, whatever its days', () => {
    expect(
      collectionBucket({ expiryDay: '2026-12-01', hasLeft: true }, '2026-11-20')
    ).toEqual({
      bucket: 'unenrolled',
      rule: 'left',
      inputs: { expiryDay: '2026-12-01', daysLeft: 11 },
    })
  })
})
