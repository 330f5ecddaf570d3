import type { Resources } from 'i18next'
import { useTranslation } from 'react-i18next'

type Namespace = Exclude<keyof Resources, 'common' | 'errors' | 'legal'>

/**
 * The place of an entity's texts, '<namespace>.<entity>': for example 'billing.paymentTerm' or 'accounts.staff.user'. An
 * action within a group is '<namespace>:<group>.<action>': 'community.journey:decide.approve'.
 */
export type EntityName = `${Namespace}.${string}`

/** The texts of an entity: list, create, empty …; fields.<name>, help.<name>, choices.<field>.<value>. */
export const useEntityWords = (entity?: EntityName) => {
  const [namespace = 'common', name] =
    entity?.split(/:(.+)|\.(\w+)$/).filter((part) => part) ?? []
  const { i18n } = useTranslation(namespace as 'common')
  const keyOf = (path: string) => `${namespace}:${name}.${path}`
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
