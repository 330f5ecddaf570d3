import type { Task } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'

/** A task for its editors, in both languages. */
export const asTask = ({ retiredAt, ...task }: Task) => ({
  ...withFilipino(task, 'title', 'description', 'actionLabel'),
  isRetired: retiredAt !== null,
})
