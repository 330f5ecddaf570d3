import { useTranslation } from 'react-i18next'

import { fields } from './lesson'

/** The first field of each group, with the key of the group's heading. */
const groups = {
  name: 'what',
  shortDescription: 'text',
  audioFileId: 'besides',
  status: 'shown',
} as const

const isFirst = (name: string): name is keyof typeof groups => name in groups

/** The form's fields under their headings. */
export const useLessonFields = () => {
  const { t } = useTranslation('learning.staff')
  return fields.map((field) =>
    isFirst(field.name)
      ? { ...field, group: t(`lessonForm.${groups[field.name]}`) }
      : field
  )
}
