import { carriedCode, partsOfCode, withCode, withQuery } from './affiliateCode'
import { firstLetter, maskedEmail } from './maskedLead'

describe('the code of an affiliate', () => {
  it.each([
    ['K7MPX2QH', { code: 'K7MPX2QH', slug: '' }],
    [' k7mpx2qh.Flyer-1 ', { code: 'K7MPX2QH', slug: 'flyer-1' }],
    ['K7MPX2Q', null],
    ['K7MPX2QH.', null],
    ['K7MPX2QH/../x', null],
    ['', null],
    [null, null],
    [`K7MPX2QH.${'a'.repeat(200)}`, null],
  ])('Is read from %s', (text, parts) => {
    expect(partsOfCode(text)).toEqual(parts)
  })

  it('Is written as it is read', () => {
    expect(partsOfCode(carriedCode('K7MPX2QH', 'flyer'))).toEqual({
      code: 'K7MPX2QH',
      slug: 'flyer',
    })
    expect(carriedCode('K7MPX2QH', '')).toBe('K7MPX2QH')
  })

  it('Goes along beside the query and fragment of a path', () => {
    expect(withCode('/free-training', 'A.b')).toBe('/free-training?aff=A.b')
    expect(withCode('/x?utm_source=fb&aff=OLD#top', 'A')).toBe(
      '/x?utm_source=fb&aff=A#top'
    )
    expect(withQuery('/x?aff=A&utm=own', '?utm=b&coupon=C&aff=B')).toBe(
      '/x?aff=A&utm=own&coupon=C'
    )
    expect(withQuery('/x', '')).toBe('/x')
  })
})

describe('a lead that an affiliate sees', () => {
  it('Shows one letter of the address and of the name', () => {
    expect(maskedEmail('juan.cruz@example.com')).toBe('j•••@example.com')
    expect(maskedEmail('')).toBe('•••')
    expect(firstLetter(' juan ')).toBe('J.')
    expect(firstLetter('')).toBe('')
  })
})
