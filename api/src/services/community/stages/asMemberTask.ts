import type { Task } from '@prisma/client'

import { local } from 'src/lib/translations'

import type { StageRow } from './loadProgress'

/** A task for its member: in one language, without fields that only editors need. */
export const asMemberTask = (task: Task) => ({
  ...task,
  title: local(task, 'title'),
  description: local(task, 'description'),
  actionLabel: local(task, 'actionLabel'),
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
