import { useTranslation } from 'react-i18next'

/** Words for what the log names; what has none yet is shown by its name. */
export const useLogWords = () => {
  const { t, i18n } = useTranslation('reports')
  const wordOf = (kind: 'entities' | 'verbs', name: string) => {
    const key = `reports:infoLog.${kind}.${name}`
    return i18n.exists(key) ? (t(key as never) as string) : name
  }
  return {
    entity: (name: string) => wordOf('entities', name),
    /** 'course.updated' → 'changed'. */
    verb: (action: string) =>
      wordOf('verbs', action.slice(action.indexOf('.') + 1)),
  }
}
