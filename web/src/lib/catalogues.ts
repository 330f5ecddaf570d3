import type { ResourceKey } from 'i18next'

type Catalogue = Promise<{ default: ResourceKey }>

/** What the first screens say, fetched straight from the entry. */
const first: Record<string, Record<string, () => Catalogue>> = {
  en: {
    accounts: () => import('../locales/en/accounts.json'),
    community: () => import('../locales/en/community.json'),
  },
  fil: {
    common: () => import('../locales/fil/common.json'),
    accounts: () => import('../locales/fil/accounts.json'),
    community: () => import('../locales/fil/community.json'),
  },
}

/** The words of one name space. The list of all stands apart, or the entry would carry an address for each. */
export const catalogue = async (
  language: string,
  namespace: string
): Promise<ResourceKey> => {
  const fetchFirst = first[language]?.[namespace]
  const found = fetchFirst
    ? fetchFirst()
    : (await import('./furtherCatalogues')).furtherCatalogue(
        language,
        namespace
      )
  return (await found).default
}
