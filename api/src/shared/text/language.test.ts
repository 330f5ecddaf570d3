import { isLang, preferredLang, textIn } from './language'

const course = {
  title: 'First client',
  description: null,
  translations: { fil: { title: 'Unang kliyente', description: ' ' } },
}

test.each([
  ['a translated column', course, 'title', 'fil', 'Unang kliyente'],
  ['the column itself in English', course, 'title', 'en', 'First client'],
  [
    'the column where the translation is blank',
    course,
    'description',
    'fil',
    null,
  ],
  [
    'the column without translations',
    { ...course, translations: null },
    'title',
    'fil',
    'First client',
  ],
  [
    'the column where they are odd',
    { ...course, translations: 'x' },
    'title',
    'fil',
    'First client',
  ],
] as const)('%s', (_, row, column, lang, text) => {
  expect(textIn(row, column, lang)).toBe(text)
})

test.each([
  ['en', true],
  ['fil', true],
  ['tl', false],
  [undefined, false],
])('%p is a language: %p', (value, expected) => {
  expect(isLang(value)).toBe(expected)
})

test.each([
  ['fil-PH,fil;q=0.9,en-US;q=0.8', 'fil'],
  ['tl', 'fil'],
  ['en-PH,fil;q=0.9', 'en'],
  ['ceb-PH,fil;q=0.9,en;q=0.8', 'fil'],
  ['ceb,en;q=0.9,fil;q=0.8', 'en'],
  ['tlh,fin', 'en'],
  ['tgl-PH,en', 'fil'],
  ['en;q=0.5, fil; q=0.9', 'fil'],
  ['fil;q=0,en;q=0.1', 'en'],
  ['fil;q=x', 'fil'],
  ['', 'en'],
])('A browser that prefers %j is answered in %s', (wanted, lang) => {
  expect(preferredLang(wanted)).toBe(lang)
})
