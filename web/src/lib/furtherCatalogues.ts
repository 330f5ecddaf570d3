/** Any catalogue; Vite lists them all here. */
export const furtherCatalogue = (language: string, namespace: string) =>
  import(`../locales/${language}/${namespace}.json`)
