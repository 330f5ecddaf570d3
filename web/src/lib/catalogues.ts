import type { ResourceKey } from 'i18next'

/** The words of one name space. Apart from the entry, which would carry an address for each of them. */
export const catalogue = async (
  language: string,
  namespace: string
): Promise<ResourceKey> =>
  (await import(`../locales/${language}/${namespace}.json`)).default
