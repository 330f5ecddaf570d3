/** Loads any namespace; Vite lists all of them in this module. */
export const loadFurtherCatalogue = (language: string, namespace: string) =>
  import(`../../locales/${language}/${namespace}.json`)
