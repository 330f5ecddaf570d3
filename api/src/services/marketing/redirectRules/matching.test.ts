import {
  addressOf,
  appliesTo,
  isPattern,
  pathsAbove,
  placeFrom,
  stemOf,
  takenFrom,
  type MatchedRule,
} from './matching'

const rule = (changes: Partial<MatchedRule>): MatchedRule => ({
  source: '/old',
  match: 'EXACT',
  target: '/new',
  params: 'KEEP',
  ...changes,
})

const from = (changes: Partial<MatchedRule>, text: string) => {
  const address = addressOf(text)
  return address && placeFrom(rule(changes), address)
}

describe('an address', () => {
  it.each([
    ['/old', { path: '/old', search: '' }],
    ['/Old/?a=1&b=2#c', { path: '/Old', search: 'a=1&b=2' }],
    ['/a/b?x=?', { path: '/a/b', search: 'x=?' }],
    ['/señor', { path: '/se%C3%B1or', search: '' }],
    ['/a\0b', null],
    ['/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/.//evil.example', null],
    [`/${'x'.repeat(300)}`, null],
  ])('%s is %j', (text, address) => expect(addressOf(text)).toEqual(address))

  it('has the paths above it', () =>
    expect(pathsAbove('/a/b/c')).toEqual(['/a', '/a/b', '/a/b/c']))
})

describe('the beginning that a rule is found by', () => {
  it.each([
    ['EXACT', '/Old?x=1', '/old'],
    ['PREFIX', '/Old/deep', '/old/deep'],
    ['PATTERN', '/promo/(\\d+)', '/promo/'],
    ['PATTERN', '/promo-?(\\d+)', '/promo'],
    ['PATTERN', '/Blog/[a|b]/x', '/blog/'],
    ['PATTERN', '/(a|b)/c', null],
    ['PATTERN', '/a/(b|c)', '/a/'],
    ['PATTERN', '/a|/b', null],
    ['PATTERN', '/a(b)|/c', null],
    ['PATTERN', '/a/(b)|(/c)', null],
    ['PATTERN', '/a/((b)|(c))', '/a/'],
    ['PATTERN', '.*', null],
  ] as const)('%s %s is %s', (match, source, stem) =>
    expect(stemOf({ match, source })).toBe(stem)
  )
})

describe('the place that a rule leads to', () => {
  it.each<[string, Partial<MatchedRule>, string, string | null]>([
    ['the same path', {}, '/old', '/new'],
    ['in any case', {}, '/OLD/', '/new'],
    ['another path', {}, '/old/x', null],
    ['letters in any case', { source: '/kap%c3%a9' }, '/KAPÉ', '/new'],
    ['an accent of its own', { source: '/kap%c3%a9' }, '/kape\u0301', '/new'],
    ['an encoded letter', { source: '/kap%c3%a9' }, '/KAP%C3%89', '/new'],
    ['no text', { source: '/kap%c3%a9' }, '/kap%C3', null],
    [
      'what is below',
      { source: '/kap%c3%a9', match: 'PREFIX', target: '/new/*' },
      '/KAPE%CC%81/%C3%89x',
      '/new/%C3%89x',
    ],
    ['a query goes along', {}, '/old?utm=a', '/new?utm=a'],
    [
      'the target’s own query wins',
      { target: '/new?utm=b#x' },
      '/old?utm=a&q=1',
      '/new?utm=b&q=1#x',
    ],
    ['a query is left out', { params: 'DROP' }, '/old?utm=a', '/new'],
    [
      'coupon and affiliate go along within our site',
      { params: 'DROP' },
      '/old?coupon=A&utm=b&aff=c',
      '/new?coupon=A&aff=c',
    ],
    [
      'but not to other sites',
      { target: 'https://example.com/x' },
      '/old?coupon=A&utm=b',
      'https://example.com/x?utm=b',
    ],
    [
      'exactly this query',
      { source: '/old?id=7', params: 'EXACT' },
      '/old?id=7',
      '/new',
    ],
    [
      'no other query',
      { source: '/old?id=7', params: 'EXACT' },
      '/old?id=8',
      null,
    ],
    [
      'not a code that the source names',
      { source: '/old?coupon=X', params: 'EXACT' },
      '/old?coupon=X',
      '/new',
    ],
    ['a prefix itself', { match: 'PREFIX' }, '/old', '/new'],
    ['below a prefix', { match: 'PREFIX' }, '/old/a/b', '/new'],
    [
      'the rest of the path',
      { match: 'PREFIX', target: '/new/*' },
      '/old/A/b',
      '/new/A/b',
    ],
    [
      'a prefix without a rest',
      { match: 'PREFIX', target: '/new/*' },
      '/old',
      '/new',
    ],
    ['not a longer word', { match: 'PREFIX' }, '/older', null],
    [
      'groups of a pattern',
      { match: 'PATTERN', source: '/p-(\\d+)/(\\w+)', target: '/$2/$1' },
      '/P-12/ana',
      '/ana/12',
    ],
    [
      'a whole path only',
      { match: 'PATTERN', source: '/p-(\\d+)', target: '/x' },
      '/p-12/more',
      null,
    ],
    [
      'no place of another site by a rest',
      { match: 'PREFIX', target: '/*' },
      '/old//evil.example',
      null,
    ],
    [
      'no other host by a group',
      {
        match: 'PATTERN',
        source: '/go(.*)',
        target: 'https://example.com$1',
      },
      '/go.evil.example',
      null,
    ],
  ])('%s', (_name, changes, text, place) =>
    expect(from(changes, text)).toBe(place)
  )

  it.each([
    ['/promo-(\\d+)/(.*)', true],
    ['/a(', false],
    ['/señor', false],
    ['/a/' + '(x{0,999})'.repeat(28), false],
  ])('of the pattern %s is possible: %s', (source, isOne) =>
    expect(isPattern(source)).toBe(isOne)
  )

  it('is found in linear time', () => {
    const taken = () =>
      takenFrom(
        rule({ match: 'PATTERN', source: '/a(a+)+b' }),
        addressOf(`/${'a'.repeat(290)}`)!
      )
    expect(taken()).toBeNull()
  })
})

describe('a rule with conditions', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const anyone = {
    audience: 'ANYONE' as const,
    levelNames: [],
    startsAt: null,
    endsAt: null,
  }
  const visitor = { isSignedIn: false, levelNames: [] }
  const member = { isSignedIn: true, levelNames: ['member'] }
  it.each([
    ['anyone', {}, visitor, true],
    ['visitors', { audience: 'VISITORS' as const }, visitor, true],
    [
      'not those who signed in',
      { audience: 'VISITORS' as const },
      member,
      false,
    ],
    ['those who signed in', { audience: 'SIGNED_IN' as const }, member, true],
    ['not visitors', { audience: 'SIGNED_IN' as const }, visitor, false],
    ['one of its levels', { levelNames: ['coach', 'member'] }, member, true],
    ['no other level', { levelNames: ['coach'] }, member, false],
    ['from a time on', { startsAt: now }, visitor, true],
    ['not before', { startsAt: new Date(+now + 1) }, visitor, false],
    ['until a time', { endsAt: new Date(+now + 1) }, visitor, true],
    ['not after', { endsAt: now }, visitor, false],
  ])('is for %s', (_name, changes, viewer, applies) =>
    expect(appliesTo({ ...anyone, ...changes }, viewer, now)).toBe(applies)
  )
})
