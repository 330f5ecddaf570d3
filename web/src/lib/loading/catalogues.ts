import type { ResourceKey } from 'i18next'

type Catalogue = Promise<{ default: ResourceKey }>

/** The texts of the first screens, imported directly by the entry. */
const first: Record<string, Record<string, () => Catalogue>> = {
  en: {
    accounts: () => import('src/locales/en/accounts.json'),
    'accounts.home': () => import('src/locales/en/accounts.home.json'),
    community: () => import('src/locales/en/community.json'),
  },
  fil: {
    common: () => import('src/locales/fil/common.json'),
    accounts: () => import('src/locales/fil/accounts.json'),
    'accounts.home': () => import('src/locales/fil/accounts.home.json'),
    community: () => import('src/locales/fil/community.json'),
  },
}

/**
 * The texts of one namespace. A separate module lists all namespaces, so that the entry does not contain an address for
 * each.
 */
export const loadCatalogue = async (
  language: string,
  namespace: string
): Promise<ResourceKey> => {
  const fetchFirst = first[language]?.[namespace]
  const found = fetchFirst
    ? fetchFirst()
    : (await import('./furtherCatalogues')).loadFurtherCatalogue(
        language,
        namespace
      )
  return (await found).default
}
