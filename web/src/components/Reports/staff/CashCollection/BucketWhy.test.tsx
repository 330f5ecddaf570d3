import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { BucketWhy, type Bucketed } from './BucketWhy'

import { formatShownDay } from '$api/src/shared/manilaTime'

const why = (row: Partial<Bucketed>) => {
  render(<BucketWhy row={{ memberName: 'Ana', rule: 'range', ...row }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Why is Ana here?' }))
  return screen.getByRole('dialog').textContent
}

describe('the explanation of a membership’s tab', () => {
  it('names the rule and its inputs', () => {
    const text = why({
      bucket: 'early-renewal',
      expiryDay: '2026-12-01',
      daysLeft: 11,
    })
    expect(text).toContain('Early renewal is from 1 to 30 days')
    expect(text).toContain(formatShownDay('2026-12-01', 'en'))
    expect(text).toContain('11')
  })

  it('names the days of grace', () =>
    expect(why({ rule: 'pastGrace', bucket: 'unenrolled' })).toContain(
      'More than 14 days have passed'
    ))

  it('says that a lifetime membership has no end', () =>
    expect(why({ rule: 'forLife', bucket: null })).toContain('None'))
})
