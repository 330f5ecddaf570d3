import fs from 'fs'
import path from 'path'

import { namespaces } from 'src/lib/loading/preloadTexts'

import { errors } from '$api/src/shared/errors'
import { languages } from '$api/src/shared/text/language'

type Catalogue = { [key: string]: string | Catalogue }

const textOf = (language: string, namespace: string) =>
  fs.readFileSync(path.join(__dirname, language, `${namespace}.json`), 'utf8')

const read = (language: string, namespace: string): Catalogue =>
  JSON.parse(textOf(language, namespace))

const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`)
  )

const placeholders = (text: string) =>
  (text.match(/{{\s*\w+/g) ?? []).map((found) => found.slice(2).trim()).sort()

const tags = (text: string) => (text.match(/<\/?\w+>/g) ?? []).sort()

it('Every catalogue is preloaded, so that it is there without a network', () => {
  const files = fs.readdirSync(path.join(__dirname, 'en'))
  expect(files.map((file) => path.parse(file).name).sort()).toEqual(
    [...namespaces].sort()
  )
})

describe.each(namespaces)('the %s catalogues', (namespace) => {
  const [english, filipino] = languages.map((language) =>
    flatten(read(language, namespace))
  )

  // A merge of two branches may leave a key twice, of which the last one counts.
  it('have each key once', () => {
    for (const language of languages)
      expect(JSON.stringify(read(language, namespace), null, 2)).toBe(
        textOf(language, namespace).trim()
      )
  })

  it('have the same keys', () => {
    const keys = (entries: [string, string][]) => entries.map(([k]) => k).sort()
    expect(keys(filipino)).toEqual(keys(english))
  })

  // In Filipino the form "one" is also that of 2, 3, 5, 7, 8, 10 …, so it names what English names of several.
  it('have the same placeholders and tags', () => {
    const translated = Object.fromEntries(filipino)
    const original = Object.fromEntries(english)
    for (const [key, text] of english) {
      expect([key, placeholders(translated[key] ?? '')]).toEqual([
        key,
        placeholders(original[key.replace(/_one$/, '_other')] ?? text),
      ])
      expect([key, tags(translated[key] ?? '')]).toEqual([key, tags(text)])
    }
  })

  it('offer each choice of a list’s select once', () => {
    for (const entries of [english, filipino])
      for (const [key, none] of entries) {
        const [, list, name] = /^(.*\b)every\.(\w+)$/.exec(key) ?? []
        const choices = entries.filter(([other]) =>
          other.startsWith(`${list}choices.${name}.`)
        )
        const texts = [none, ...choices.map(([, text]) => text)]
        if (name) expect([key, [...new Set(texts)]]).toEqual([key, texts])
      }
  })

  it('have no empty texts', () => {
    for (const [key, text] of [...english, ...filipino])
      expect([key, text.trim()]).not.toEqual([key, ''])
  })
})

describe('the error catalogue', () => {
  it('has every code of the api, with the same English texts', () => {
    const texts = { ...read('en', 'errors'), ...read('en', 'errors.staff') }
    expect(texts).toMatchObject(errors)
  })
})

/** English labels with three meanings or more, each of which has a Filipino word of its own. */
const ofManyMeanings = [
  'Asked',
  'Continue',
  'Created',
  'Declined',
  'Done',
  'Due',
  'Events',
  'Failed',
  'Finished',
  'Leads',
  'Order',
  'Paid',
  'Payments',
  'Sent',
  'State',
  'Taken back',
  'Undo',
  'Verified',
  'Withdraw the request',
]

describe('an English label', () => {
  const translations = new Map<string, Set<string>>()
  for (const namespace of namespaces) {
    const filipino = Object.fromEntries(flatten(read('fil', namespace)))
    for (const [key, text] of flatten(read('en', namespace)))
      translations.set(
        text,
        (translations.get(text) ?? new Set()).add(filipino[key])
      )
  }

  it('has at most two Filipino translations, or a meaning for each', () => {
    const many = [...translations].filter(([, texts]) => texts.size > 2)
    expect(many.map(([text]) => text).sort()).toEqual(ofManyMeanings)
  })

  it('has no translations that differ in capital letters only', () => {
    const different = [...translations].filter(
      ([, texts]) =>
        new Set([...texts].map((text) => text?.toLowerCase())).size < texts.size
    )
    expect(different).toEqual([])
  })
})
