import type { Task } from '@prisma/client'

import { local } from 'src/lib/translations'

import type { StageRow } from './loadProgress'

/** A task as its member reads it: in one language, without what its editors alone need. */
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

/** A stage as everybody reads it. */
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
