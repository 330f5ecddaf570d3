import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { BucketWhy, type Bucketed } from './BucketWhy'

const why = (row: Partial<Bucketed>) => {
  render(<BucketWhy row={{ memberName: 'Ana', rule: 'range', ...row }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Why is Ana here?' }))
  return screen.getByRole('dialog').textContent
}

describe('why a membership is in its tab', () => {
  it('names the rule and what went in', () => {
    const text = why({
      bucket: 'early-renewal',
      expiryDay: '2026-12-01',
      daysLeft: 11,
    })
    expect(text).toContain('Early renewal is from 1 to 30 days')
    expect(text).toContain('Dec 1, 2026')
    expect(text).toContain('11')
  })

  it('of grace says its days', () =>
    expect(why({ rule: 'pastGrace', bucket: 'unenrolled' })).toContain(
      'More than 14 days have passed'
    ))

  it('of a membership for life says that it has no last day', () =>
    expect(why({ rule: 'forLife', bucket: null })).toContain('None'))
})
