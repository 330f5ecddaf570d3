// Rich text is stored without anything executable (docs/security.md S-61); e2e/scripts.spec.ts tests how it is shown.
import { RICH_TEXT_CHARACTERS } from 'src/shared/text/richText'
import { scriptPayloads } from 'src/testing/scriptPayloads'

import { cleanRichText } from './richText'

const TAGS =
  /^(p|br|h2|h3|h4|strong|em|u|s|ul|ol|li|blockquote|code|pre|hr|a|img)$/
const ATTRIBUTES = /^(href|data-modal|src|alt|width|height)$/

/** The elements that a browser would create. A pattern finds all of them, because sanitised text is well-formed. */
const elementsOf = (html: string) =>
  [...html.matchAll(/<\/?([^\s/>]+)([^>]*)>/g)].map(([, tag, rest]) => ({
    tag,
    attributes: [...rest.matchAll(/([^\s="]+)="([^"]*)"/g)].map(
      ([, name, value]) => ({ name, value })
    ),
  }))

test('There are a hundred and fifty payloads', () => {
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(150)
})

test.each(scriptPayloads)('%j executes nothing', (payload) => {
  const clean = cleanRichText(payload)
  for (const { tag, attributes } of elementsOf(clean)) {
    expect(tag).toMatch(TAGS)
    for (const { name, value } of attributes) {
      expect(name).toMatch(ATTRIBUTES)
      if (['href', 'src'].includes(name))
        expect(value).not.toMatch(
          /^[\s\0-\x20]*(?!https?:|mailto:|tel:)[a-z]+\s*:/i
        )
    }
  }
  expect(cleanRichText(clean)).toBe(clean)
})

test.each(['http://www.example.com', 'tel:+639171234567'])(
  'A link that the editor makes or a paste brings keeps its address: %s',
  (href) => {
    const html = `<p><a href="${href}">here</a></p>`
    expect(cleanRichText(html)).toBe(html)
  }
)

test('A picture has an encrypted address', () => {
  expect(cleanRichText('<img src="http://example.com/a.png" />')).toBe(
    '<img />'
  )
})

test('Valid formatting stays', () => {
  const html =
    '<h2>Hi</h2><p>A <strong>word</strong>, a <a href="https://example.com">link</a>, <a href="mailto:ana@example.com">mail</a>, <a href="/courses">ours</a></p><ul><li>one</li></ul><img src="https://example.com/a.png" alt="x" />'
  expect(cleanRichText(html)).toBe(html)
})

test('A text beyond the limit is refused before it is read, because that takes long', () => {
  const tag = '<ul><li>'
  const most = tag.repeat(RICH_TEXT_CHARACTERS / tag.length)
  expect(cleanRichText(most)).toContain('</li></ul>')
  expect(() => cleanRichText(`${most} `)).toThrow('This is too long.')
})
