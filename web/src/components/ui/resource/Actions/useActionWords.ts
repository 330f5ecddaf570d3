import { useTranslation } from 'react-i18next'

import type { Action, TextValues, WordsPlace } from './action'

const common: Record<string, Record<string, string>> = {
  edit: { submit: 'action.edit' },
  remove: {
    submit: 'action.delete',
    title: 'resource.deleteTitle',
    text: 'resource.deleteText',
    done: 'resource.deleted',
  },
}

/**
 * The texts of actions by convention, at `<place>.<action>`: submit (and button, if the button says less), title and
 * text (the question), keep (the answer "no"), label and help (of the reason; a place may have `reason` and `reasonHelp`
 * for all), done (the message), and of (the button's name where a list has several).
 */
export const useActionWords = (place: WordsPlace, shared?: TextValues) => {
  const [namespace, group] = place.split(':')
  const { i18n } = useTranslation([namespace as 'common', 'common'])
  const path = `${namespace}:${group ? `${group}.` : ''}`

  return ({ name, of }: Pick<Action, 'name' | 'of'>, answer?: TextValues) => {
    const values = { ...shared, ...of, ...answer }
    const text = (key = '') =>
      i18n.exists(key, values)
        ? String(i18n.t(key as never, values as never))
        : undefined
    const word = (part: string) =>
      text(`${path}${name}.${part}`) ?? text(common[name]?.[part])
    // Read when they are needed: a table has a bar of actions in each row.
    return {
      get submit() {
        return word('submit') ?? name
      },
      get button() {
        return word('button') ?? this.submit
      },
      get title() {
        return word('title') ?? this.submit
      },
      get text() {
        return word('text')
      },
      get done() {
        return word('done') ?? ''
      },
      get label() {
        return word('label') ?? text(`${path}reason`) ?? text('action.reason')
      },
      get help() {
        return word('help') ?? text(`${path}reasonHelp`) ?? ''
      },
      get keep() {
        return word('keep')
      },
      get of() {
        return word('of')
      },
    }
  }
}
