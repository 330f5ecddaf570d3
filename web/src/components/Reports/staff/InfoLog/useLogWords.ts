import { useTranslation } from 'react-i18next'

import { logEntities, logVerbs } from '$api/src/shared/reports/logWords'

const isOneOf = <Word extends string>(
  words: readonly Word[],
  name: string
): name is Word => words.some((word) => word === name)

/** The display names of the log's kinds and actions; unknown ones, such as renamed kinds, are shown as stored. */
export const useLogWords = () => {
  const { t } = useTranslation('reports')
  return {
    entity: (name: string) =>
      isOneOf(logEntities, name) ? t(`infoLog.entities.${name}`) : name,
    /** 'course.updated' → 'changed'. */
    verb: (action: string) => {
      const name = action.slice(action.indexOf('.') + 1)
      return isOneOf(logVerbs, name) ? t(`infoLog.verbs.${name}`) : name
    },
  }
}
