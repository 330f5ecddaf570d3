import { startOf } from './funnel'

describe('a new funnel', () => {
  it.each([
    ['MEMBERSHIP', ['member']],
    ['BUNDLE', ['member']],
    ['COURSE', []],
    ['EVENT', []],
    ['CHALLENGE', []],
  ] as const)('Of a product of type %s gives the levels %p', (type, levels) => {
    expect(startOf({ name: 'Podcasts', type })).toMatchObject({
      name: 'Podcasts',
      slug: 'podcasts',
      headline: 'Podcasts',
      accessLevelIds: levels,
    })
  })
})
