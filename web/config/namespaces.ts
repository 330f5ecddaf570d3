/** The namespaces whose texts a module uses: useTranslation('billing'), useTranslation(['a', 'b']), entity="a.b". */
export const namespacesIn = (code: string) =>
  [
    ...code.matchAll(
      /useTranslation\(([^)]*)\)|\bentity: (['"][\w.]+)\.\w+['"]/g
    ),
  ].flatMap(([, given, entity]) =>
    [...(given ?? entity).matchAll(/['"]([\w.]+)/g)].map(([, name]) => name)
  )
