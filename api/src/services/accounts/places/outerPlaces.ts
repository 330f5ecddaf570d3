// The countries service of spec section 7. Its key is never sent to the browser.
import { logger } from 'src/lib/logger'

import { byName, type Place, type PlacesOf } from './place'

const TIMEOUT_MS = 3_000

type Service = { url: string; key: string }
type Row = { id?: number; iso2?: string; name?: string }

export const outerService = (): Service | undefined => {
  const { COUNTRY_API_KEY: key, COUNTRY_API_URL: url } = process.env
  return key && url ? { url, key } : undefined
}

const pathOf = ({ country, state }: PlacesOf) =>
  [
    'countries',
    ...(country ? [country, 'states'] : []),
    ...(state ? [state, 'cities'] : []),
  ]
    .map(encodeURIComponent)
    .join('/')

const asPlaces = (rows: unknown): Place[] =>
  (rows as Row[]).flatMap(({ id, iso2, name }) => {
    const code = iso2 ?? id
    return name && code !== undefined ? [{ code: String(code), name }] : []
  })

/** The places that the service returns; undefined if the service fails or its answer is malformed. */
export const outerPlaces = async (
  { url, key }: Service,
  of: PlacesOf
): Promise<Place[] | undefined> => {
  try {
    const answer = await fetch(
      `${url.replace(/(?<!\/)\/+$/, '')}/${pathOf(of)}`,
      {
        headers: { 'X-CSCAPI-KEY': key },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // The key must not follow a redirect to another address.
        redirect: 'error',
      }
    )
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return byName(asPlaces(await answer.json()))
  } catch (error) {
    logger.warn({ error, ...of }, 'The countries service does not answer')
    return undefined
  }
}
