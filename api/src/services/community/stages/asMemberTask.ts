import type { Task } from '@prisma/client'

import { local, viewerLang } from 'src/lib/translations'
import { textIn } from 'src/shared/text/language'

import type { StageRow } from './loadProgress'

/** A task for its member: in one language, without fields that only editors need. */
export const asMemberTask = (task: Task, lang = viewerLang()) => ({
  ...task,
  title: textIn(task, 'title', lang),
  description: textIn(task, 'description', lang),
  actionLabel: textIn(task, 'actionLabel', lang),
  titleFil: null,
  descriptionFil: null,
  actionLabelFil: null,
  autoKind: null,
  autoTargetId: null,
  isRetired: task.retiredAt !== null,
})

/** A stage's public fields. */
export const asStageName = (
  stage: Pick<
    StageRow,
    'id' | 'number' | 'name' | 'description' | 'translations'
  >
) => ({
  id: stage.id,
  number: stage.number,
  name: local(stage, 'name'),
  description: local(stage, 'description'),
})
