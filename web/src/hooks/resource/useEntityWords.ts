import type { Resources } from 'i18next'
import { useTranslation } from 'react-i18next'

type Domain = Exclude<keyof Resources, 'common' | 'errors' | 'legal'>

/** '<domain>.<entity>', for example 'billing.paymentTerm': the locale key of an entity's texts. */
export type EntityName = `${Domain}.${string}`

/** The texts of an entity: list, create, empty …; fields.<name>, help.<name>, choices.<field>.<value>. */
export const useEntityWords = (entity?: EntityName) => {
  const [domain, name] = entity?.split('.') ?? ['common', '']
  const { i18n } = useTranslation(domain as 'common')
  const keyOf = (path: string) => `${domain}:${name}.${path}`
  const word = (path: string) =>
    entity && i18n.exists(keyOf(path))
      ? (i18n.t(keyOf(path) as never) as string)
      : undefined

  return {
    text: (place: string) => word(place) ?? place,
    title: (field: string) => word(`fields.${field}`) ?? field,
    help: (field: string) => word(`help.${field}`),
    choice: (field: string, value: string) =>
      word(`choices.${field}.${value}`) ?? value,
  }
}

export type EntityWords = ReturnType<typeof useEntityWords>
