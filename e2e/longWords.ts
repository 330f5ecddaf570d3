import type { Page } from '@playwright/test'

/** A word that no line of a phone has room for, as long as an email address may be. */
const LONG_WORD = 'Kapuspusan'.repeat(6)

/** The fields of answers that people fill with words. */
const ofPeople =
  /^([a-z]*name|email|title|label|note|reason|message|comment|subject|answer|facebook|survivor|merged|description|text|body|summary|address|question|detail|product|funnel|batch|group|stage|course|host|coach)$/i

/** Words, rather than an enum's value, an address, markup or JSON. */
const isWords = (value: string) =>
  value !== '' && !/^([A-Z_]+$|https?:|[/{<[])/.test(value)

const longer = (value: unknown, field = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => longer(each, field))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, longer(each, name)])
    )
  return typeof value === 'string' && ofPeople.test(field) && isWords(value)
    ? value + LONG_WORD
    : value
}

/** Ends each person's word in GraphQL's answers with a long one, such as people write by mistake or malice. */
export const lengthenWords = (page: Page) =>
  page.route('**/graphql', async (route) => {
    // A page that is left gives up its requests.
    const response = await route.fetch().catch(() => undefined)
    if (!response) return route.abort()
    const json: unknown = await response.json().catch(() => undefined)
    await route.fulfill(
      json === undefined ? { response } : { response, json: longer(json) }
    )
  })
