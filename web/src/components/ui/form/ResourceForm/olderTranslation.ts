import type { OlderTranslation } from './OlderMark'

type Translated = {
  __typename?: unknown
  id?: unknown
  olderTranslations?: unknown
}

/**
 * For a field like `nameFil`: the record of its translation, if the original text has changed since the translation.
 */
export const olderTranslation = (
  record: Translated | null | undefined,
  name: string
): OlderTranslation | undefined => {
  const column = /^(.+)Fil$/.exec(name)?.[1]
  const older = record?.olderTranslations
  return column && Array.isArray(older) && older.includes(column)
    ? ({
        entity: record?.__typename,
        id: record?.id,
        column,
      } as OlderTranslation)
    : undefined
}
