import { socialRefusal, socialsOf, socialUrl } from './socials'

describe("a profile's link", () => {
  test.each([
    ['instagram', 'https://instagram.com/ana', 'https://instagram.com/ana'],
    [
      'instagram',
      ' https://www.instagram.com/ana/ ',
      'https://www.instagram.com/ana/',
    ],
    [
      'linkedin',
      'https://ph.linkedin.com/in/ana',
      'https://ph.linkedin.com/in/ana',
    ],
    ['youtube', 'https://youtu.be/abc', 'https://youtu.be/abc'],
    ['youtube', 'https://www.youtube.com/@ana', 'https://www.youtube.com/@ana'],
    ['tiktok', 'HTTPS://TikTok.com/@ana', 'https://tiktok.com/@ana'],
    ['website', 'https://ana.example.com', 'https://ana.example.com/'],
    // As people copy it from what their browser shows.
    ['instagram', 'instagram.com/ana', 'https://instagram.com/ana'],
    ['linkedin', 'www.linkedin.com/in/ana', 'https://www.linkedin.com/in/ana'],
    ['website', 'ana.example.com', 'https://ana.example.com/'],
    [
      'instagram',
      '\u200b\u202ahttps://instagram.com/ana\u202c',
      'https://instagram.com/ana',
    ],
    ['website', 'https://ana.example.com/\u202e', 'https://ana.example.com/'],
  ] as const)('%s %j is kept as %j', (network, address, url) => {
    expect(socialUrl(network, address)).toBe(url)
    expect(socialRefusal(network, address)).toBeNull()
  })

  test.each([
    ['instagram', '@ana'],
    ['instagram', 'evil.example/instagram.com/ana'],
    ['instagram', 'instagram.com@evil.example/ana'],
    ['instagram', 'javascript:instagram.com/ana'],
    ['instagram', 'http://instagram.com/ana'],
    ['instagram', 'https://instagram.com'],
    ['instagram', 'https://instagram.com.evil.example/ana'],
    ['instagram', 'https://evilinstagram.com/ana'],
    ['instagram', 'https://instagram.com@evil.example/ana'],
    ['instagram', 'https://evil.example/instagram.com/ana'],
    ['linkedin', 'https://instagram.com/ana'],
    ['youtube', 'javascript:alert(1)//youtube.com/a'],
    ['tiktok', 'https://tiktok.com:8443/@ana'],
    ['tiktok', `https://tiktok.com/@${'a'.repeat(200)}`],
  ] as const)('%s %j is refused', (network, address) => {
    expect(socialRefusal(network, address)).toBe('SOCIAL_LINK_INVALID')
  })

  test.each([
    'http://ana.example',
    'https://localhost',
    'https://',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('To %j is not a website', (address) => {
    expect(socialRefusal('website', address)).toBe('WEBSITE_INVALID')
  })

  test.each([null, undefined, '', '  '])('May be empty: %j', (address) => {
    expect(socialRefusal('website', address)).toBeNull()
  })
})

test('A stored link is shown only if it passes the rule', () => {
  expect(
    socialsOf({
      tiktok: 'https://tiktok.com/@ana',
      website: 'javascript:alert(1)',
      instagram: 7,
      myspace: 'https://myspace.com/ana',
    })
  ).toEqual({ tiktok: 'https://tiktok.com/@ana' })
  for (const odd of [null, 'text', 4, []]) expect(socialsOf(odd)).toEqual({})
})
